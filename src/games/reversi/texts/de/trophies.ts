import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Blatt gewendet', text: 'Besiege den Computer auf Normal oder höher.' },
  corners: {
    title: 'Alle Ecken',
    text: 'Besetze alle vier Ecken und besiege den Computer auf Normal oder höher.',
  },
  big: {
    title: 'Erdrutschsieg',
    text: 'Besiege den Computer auf Schwer oder höher mit mindestens 30 Steinen Vorsprung auf dem 8x8-Brett, ohne Tipps.',
  },
  expert: {
    title: 'Über den Rand hinaus',
    text: 'Besiege den Computer auf Experte oder höher auf dem 8x8-Brett, ohne Tipps.',
  },
  master: {
    title: 'Der letzte Stein',
    text: 'Besiege den Computer auf Meister auf dem 8x8-Brett, ohne Tipps. Das Endspiel spielt er perfekt.',
  },
}
