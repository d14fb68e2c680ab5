import type { colorNames as english } from '../colors'

export const colorNames: typeof english = [
  'celeste',
  'naranja',
  'verde',
  'amarillo',
  'azul oscuro',
  'rojo',
  'rosa',
  'morado',
]
