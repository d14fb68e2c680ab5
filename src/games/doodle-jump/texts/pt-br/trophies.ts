import { numberText } from '../../../../engine/core/text'
import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  thousand: { title: 'Fora da página', text: `Chegue a ${numberText(1000)} pontos.` },
  ladder: {
    title: 'Um atrás do outro',
    text: 'Dê 20 pulos seguidos, cada um de uma plataforma mais alta.',
  },
  'own-legs': {
    title: 'Com as próprias pernas',
    text: `Chegue a ${numberText(1500)} pontos sem jetpack nem hélice.`,
  },
  ten: { title: 'À beira do céu', text: `Chegue a ${numberText(10_000)} pontos.` },
}
