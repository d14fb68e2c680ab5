import type { colorNames as english } from '../colors'

export const colorNames: typeof english = [
  'bleu clair',
  'orange',
  'vert',
  'jaune',
  'bleu foncé',
  'rouge',
  'rose',
  'violet',
]
