import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Hau ruck', text: 'Besiege mit schnellem Ziehen den Computer auf Normal oder höher.' },
  clean: {
    title: 'Keinen Zentimeter',
    text: 'Besiege mit schnellem Ziehen den Computer auf Schwer oder höher in einem Match auf 3 oder 5 Runden, ohne eine Runde zu verlieren.',
  },
  expert: {
    title: 'Stark wie zehn Bären',
    text: 'Besiege mit schnellem Ziehen den Computer auf Experte oder höher.',
  },
  impossible: {
    title: 'Nichts ist unmöglich',
    text: 'Besiege mit schnellem Ziehen den Computer auf Unmöglich.',
  },
}
