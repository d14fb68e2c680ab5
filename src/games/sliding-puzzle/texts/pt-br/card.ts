import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Peças deslizantes',
  description: 'Quinze peças e um espaço vazio',
  otherNames: ['jogo do quinze', 'quebra-cabeça deslizante', 'racha-cuca', 'puzzle de 8', 'sliding puzzle'],
}
