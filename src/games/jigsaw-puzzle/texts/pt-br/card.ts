import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Quebra-cabeça',
  description: 'Monte uma pintura, peça por peça',
  otherNames: ['puzzle', 'montar imagem', 'peças', 'jigsaw'],
}
