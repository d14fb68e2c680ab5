import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  technique: (technique) => `Technique : ${technique}.`,
  techniques: (techniques) => `Techniques, dans cet ordre : ${techniques}.`,
  wrongInBox: (box) => `Un chiffre du bloc ${box} est faux.`,
  oneWrongInBox: (box, digits) => `L’un de tes chiffres du bloc ${box} est faux : ${digits}.`,
  noRuleInBox: (box) =>
    `Dans le bloc ${box}, aucune règle n’aide, mais une case n’a plus que peu de chiffres possibles.`,
  remove: (cell, digit) => `${cell} : ${digit} est impossible. Efface-le.`,
  is: (cell, digit) => `${cell} : c’est ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell} : essaie ${digit}. La grille a plusieurs solutions ; ${digit} mène à l’une d’elles.`,
  tryDigit: (cell, digit) =>
    `${cell} : essaie ${digit}. Pas de raison simple : tout autre chiffre mène à une contradiction.`,
}
