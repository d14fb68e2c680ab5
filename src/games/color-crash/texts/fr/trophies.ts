import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  'three-hundred': {
    title: 'Haut en couleur',
    text: 'Marque 300 points en Classique sans brèches scindées.',
  },
  combo: { title: 'Palette complète', text: 'Atteins un combo de 10.' },
  match: {
    title: 'Camouflage',
    text: 'Traverse 25 barrières de ta couleur en une course Classique sans brèches scindées.',
  },
  'five-thousand': {
    title: 'Hors nuancier',
    text: `Marque ${numberText(5000)} points en Classique sans brèches scindées.`,
  },
}
