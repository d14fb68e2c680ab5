import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rule: 'Les nombres du bord donnent la longueur des blocs de cases noircies de la ligne ou de la colonne, dans l’ordre.',
}
