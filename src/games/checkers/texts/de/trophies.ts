import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Große Sprünge', text: 'Besiege den Computer auf Normal oder höher.' },
  crowns: {
    title: 'Drei Damen',
    text: 'Hol dir drei Damen und besiege den Computer auf Normal oder höher.',
  },
  whole: {
    title: 'Kaum ein Kratzer',
    text: 'Besiege den Computer auf Normal oder höher und lass ihn höchstens viermal schlagen.',
  },
  tournament: {
    title: 'Turnierspieler',
    text: 'Besiege den Computer auf Schwer oder höher nach Turnierregeln, ohne Tipps.',
  },
  expert: {
    title: 'Herr des Bretts',
    text: 'Besiege den Computer auf Experte nach Turnierregeln, ohne Tipps.',
  },
}
