import type { colorNames as english } from '../colors'

export const colorNames: typeof english = [
  'Hellblau',
  'Orange',
  'Grün',
  'Gelb',
  'Dunkelblau',
  'Rot',
  'Rosa',
  'Lila',
]
