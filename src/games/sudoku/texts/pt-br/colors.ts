import type { colorNames as english } from '../colors'

export const colorNames: typeof english = [
  'azul-claro',
  'laranja',
  'verde',
  'amarelo',
  'azul-escuro',
  'vermelho',
  'rosa',
  'roxo',
]
