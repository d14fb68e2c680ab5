import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/pyramid/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'Il n’y a plus moyen de retirer des cartes. Annule des coups pour essayer autrement.',
  where: {
    king: 'Regarde la carte en évidence\u00a0: elle part seule.',
    pair: 'Regarde la carte en évidence\u00a0: sa partenaire est libre.',
    stock: 'Regarde la pioche\u00a0: une de ses cartes aide davantage.',
  },
  moves: {
    king: (card) => `Retire ${card}.`,
    pair: (card, other) => `Retire ${card} et ${other}.`,
    draw: 'Pioche une carte.',
    turn: 'Retourne la défausse.',
  },
  wins: (move) => `${move} La partie peut encore être gagnée ainsi.`,
  best: (move, left) =>
    plural(left, {
      one: `${move} La meilleure suite trouvée laisse # carte.`,
      many: `${move} La meilleure suite trouvée laisse # de cartes.`,
      other: `${move} La meilleure suite trouvée laisse # cartes.`,
    }),
}
