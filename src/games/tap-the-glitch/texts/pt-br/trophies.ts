import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  secure: { title: 'Sistema restaurado', text: 'Mantenha o sistema de pé durante os 60 segundos.' },
  combo: { title: 'Reação em cadeia', text: 'Faça um combo de 15.' },
  steady: {
    title: 'Nem uma piscada',
    text: 'Mantenha o sistema de pé durante os 60 segundos sem que o status chegue a CRÍTICO.',
  },
  storm: {
    title: 'Olho da tempestade',
    text: `Faça ${numberText(2500)} pontos em uma partida de 60 segundos no modo Tempestade.`,
  },
}
