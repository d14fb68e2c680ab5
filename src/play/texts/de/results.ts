import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  site: 'Pocket Arcade',
  won: 'Gewonnen',
  lost: 'Verloren',
  tied: 'Unentschieden',
  finished: 'Zu Ende gespielt',
}
