import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  secure: { title: 'Système restauré', text: 'Garde le système debout pendant les 60 secondes.' },
  combo: { title: 'Réaction en chaîne', text: 'Atteins un combo de 15.' },
  steady: {
    title: 'À peine un clignotement',
    text: 'Garde le système debout pendant les 60 secondes sans que son état passe jamais à CRITIQUE.',
  },
  storm: {
    title: 'L’œil de la tempête',
    text: `Marque ${numberText(2500)} points dans une partie de 60 secondes en Tempête.`,
  },
}
