import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Snake',
  description: 'Come, crece y nunca te muerdas',
  otherNames: ['serpiente', 'culebra', 'víbora', 'gusano', 'nibbles', 'slither'],
}
