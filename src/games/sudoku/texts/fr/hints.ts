import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  technique: (technique) => `Technique\u00a0: ${technique}.`,
  techniques: (techniques) => `Techniques, dans cet ordre\u00a0: ${techniques}.`,
  wrongInBox: (box) => `Un chiffre du bloc ${box} est faux.`,
  oneWrongInBox: (box, digits) => `L’un de tes chiffres du bloc ${box} est faux\u00a0: ${digits}.`,
  noRuleInBox: (box) =>
    `Dans le bloc ${box}, aucune règle n’aide, mais une case n’a plus que peu de chiffres possibles.`,
  remove: (cell, digit) => `${cell}\u00a0: ${digit} est impossible. Efface-le.`,
  is: (cell, digit) => `${cell}\u00a0: c’est ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}\u00a0: essaie ${digit}. La grille a plusieurs solutions\u202f; ${digit} mène à l’une d’elles.`,
  tryDigit: (cell, digit) =>
    `${cell}\u00a0: essaie ${digit}. Pas de raison simple\u00a0: tout autre chiffre mène à une contradiction.`,
}
