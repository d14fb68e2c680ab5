import type { card as english } from '../card'

export const card: typeof english = {
  title: '2048',
  description: 'Deslize, junte e pense antes de mover',
  otherNames: ['threes', '1024', 'juntar números', 'peças', 'somar números'],
}
