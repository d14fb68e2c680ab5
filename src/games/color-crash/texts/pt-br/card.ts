import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Color Crash',
  description: 'Ache a abertura ou combine a cor',
  otherNames: ['troca de cor', 'cores', 'color switch', 'combinar cores'],
}
