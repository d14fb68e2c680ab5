import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  'three-hundred': { title: 'Franche couleur', text: 'Marque 300 points en Classique sans ouvertures doubles.' },
  combo: { title: 'Palette complète', text: 'Atteins un combo de 10.' },
  match: {
    title: 'Camouflage',
    text: 'Traverse 25 barrières de ta couleur en une course Classique sans ouvertures doubles.',
  },
  'five-thousand': {
    title: 'Hors nuancier',
    text: `Marque ${numberText(5000)} points en Classique sans ouvertures doubles.`,
  },
}
