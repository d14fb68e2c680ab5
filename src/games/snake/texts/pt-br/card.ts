import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Snake',
  description: 'Coma, cresça e nunca se morda',
  otherNames: ['cobra', 'cobrinha', 'jogo da cobrinha', 'minhoca', 'serpente'],
}
