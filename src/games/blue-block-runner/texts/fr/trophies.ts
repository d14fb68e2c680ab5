import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hundred: { title: 'Lève les yeux', text: 'Marque 100 points en course Normale, à un joueur.' },
  eight: { title: 'Fois huit', text: 'Atteins un multiplicateur de 8 en course Normale, à un joueur.' },
  blast: {
    title: 'Démolition contrôlée',
    text: 'Perds sept blocs avec une seule bombe en course Normale, à un joueur.',
  },
  'fifteen-hundred': {
    title: 'Le grand bleu',
    text: `Marque ${numberText(1500)} points en course Normale, à un joueur.`,
  },
}
