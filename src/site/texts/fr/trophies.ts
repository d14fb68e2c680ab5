import { numberText } from '../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  title: 'Trophées',
  count: (won, all) => `${numberText(won)} sur ${numberText(all)}`,
  rules:
    'Tu obtiens un trophée dès que tu en remplis les conditions. Les parties avec un coup annulé, une position perso ou une rediffusion reprise ne comptent pas. Les indices sont permis et toutes les options comptent, sauf mention contraire. Les trophées chronométrés exigent la vitesse standard.',
  notWon: 'Pas encore obtenu',
  won: 'Obtenu\u00a0: {date}',
  play: (game) => `Jouer\u00a0: ${game}`,
}
