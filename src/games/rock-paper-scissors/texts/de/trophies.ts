import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Gedankenleser',
    text: 'Gewinne mit drei Zeichen ein Match bis 5 oder 10 gegen einen Computer, der von dir lernt.',
  },
  hands: {
    title: 'Alle Zeichen',
    text: 'Gewinne mit drei Zeichen ein Match bis 10 gegen einen Computer, der von dir lernt, und mindestens zwei Runden mit jedem Zeichen.',
  },
  lead: {
    title: 'Zwei Schritte voraus',
    text: 'Gewinne mit drei Zeichen ein Match bis 10 gegen einen Computer, der von dir lernt, und verliere höchstens sechs Runden.',
  },
}
