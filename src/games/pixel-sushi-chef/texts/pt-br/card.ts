import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Prepare os pedidos antes que os clientes percam a paciência',
  otherNames: ['cozinha', 'restaurante', 'comida', 'sushi'],
}
