import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  thousand: { title: 'Hors de la page', text: `Atteins un score de ${numberText(1000)}.` },
  ladder: {
    title: 'L’un après l’autre',
    text: 'Fais 20 sauts de suite, chacun depuis une plateforme plus haute.',
  },
  'own-legs': {
    title: 'À la force des jambes',
    text: `Atteins un score de ${numberText(1500)} sans jetpack ni hélice.`,
  },
  ten: { title: 'Au bord du ciel', text: `Atteins un score de ${numberText(10_000)}.` },
}
