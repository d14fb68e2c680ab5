import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Matchball', text: 'Besiege den Computer auf Normal oder höher.' },
  rally: { title: 'Hin und her', text: 'Schaff einen Ballwechsel mit 25 Schlägen.' },
  love: {
    title: 'Zu null',
    text: 'Besiege den Computer auf Normal oder höher, ohne einen Punkt abzugeben, mit klassischem Ball.',
  },
  hard: {
    title: 'Ein Tisch für dich allein',
    text: 'Besiege den Computer auf Schwer, mit klassischem Ball.',
  },
  long: { title: 'Der endlose Ballwechsel', text: 'Schaff einen Ballwechsel mit 60 Schlägen.' },
}
