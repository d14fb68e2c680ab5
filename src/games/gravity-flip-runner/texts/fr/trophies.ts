import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Tête en bas', text: `Atteins une distance de ${numberText(5000)}.` },
  coins: { title: 'Plafond et plancher', text: 'Ramasse 40 pièces en une course à un joueur.' },
  powers: {
    title: 'Panoplie complète',
    text: 'Ramasse les trois bonus en une course à un joueur\u00a0: bouclier, ralenti et aimant.',
  },
  twenty: { title: 'Chute libre', text: `Atteins une distance de ${numberText(20_000)}.` },
}
