import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  combo: { title: 'Salade de fruits', text: 'Atteins un combo de 8 en Classique ou Zen.' },
  clean: {
    title: 'Rien par terre',
    text: 'En Classique avec trois vies, tranche 60 fruits avant d’en manquer un ou de trancher une bombe.',
  },
  level: {
    title: 'Contre la tempête',
    text: 'Atteins le niveau 5 en Classique avec trois vies, ou en Zen.',
  },
  'ten-thousand': {
    title: 'Mixeur',
    text: `Marque ${numberText(10_000)} points en Classique avec trois vies.`,
  },
}
