import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rules: {
    classic: 'Cada linha, coluna e bloco contém os números de 1 a 9 uma vez.',
    x: 'Cada linha, coluna, bloco e diagonal contém os números de 1 a 9 uma vez.',
    killer:
      'Cada linha, coluna e bloco contém os números de 1 a 9 uma vez. Cada gaiola soma o seu número, sem repetir.',
  },
  oneOfSeveral: 'Uma de várias soluções',
}
