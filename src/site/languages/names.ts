/** The languages that the site can be built in, by the names of their folders. The build reads this, too. */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English', beta: false },
  de: { tag: 'de', name: 'Deutsch', beta: true },
  es: { tag: 'es', name: 'Español', beta: true },
  fr: { tag: 'fr', name: 'Français', beta: true },
  'pt-br': { tag: 'pt-BR', name: 'Português (Brasil)', beta: true },
} as const
