import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  thousand: { title: 'Über den Blattrand', text: 'Erreiche 1.000 Punkte.' },
  ladder: {
    title: 'Eins nach dem anderen',
    text: 'Mach 20 Sprünge in Folge, jeden von einer höheren Plattform.',
  },
  'own-legs': {
    title: 'Auf eigenen Füßen',
    text: 'Erreiche 1.500 Punkte ohne Jetpack und ohne Propeller.',
  },
  ten: { title: 'Am Rand des Himmels', text: 'Erreiche 10.000 Punkte.' },
}
