import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  site: 'Pocket Arcade',
  won: 'Victoire',
  lost: 'Défaite',
  tied: 'Égalité',
  finished: 'Partie terminée',
}
