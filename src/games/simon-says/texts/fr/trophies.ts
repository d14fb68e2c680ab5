import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  eight: { title: 'Jacques a dit huit', text: 'Répète une séquence de 8 étapes avec les options standard.' },
  fourteen: {
    title: 'Une bonne oreille',
    text: 'Répète une séquence de 14 étapes avec les options standard.',
  },
  twenty: {
    title: 'Tout ce que dit Jacques',
    text: 'Répète une séquence de 20 étapes avec les options standard.',
  },
  'thirty-one': {
    title: 'Jacques en personne',
    text: 'Répète une séquence de 31 étapes avec les options standard.',
  },
}
