import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rule: 'Cada pista dá o tamanho dos blocos de casas pintadas de sua linha ou coluna, em ordem.',
}
