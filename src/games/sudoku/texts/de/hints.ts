import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  technique: (technique) => `Technik: ${technique}.`,
  techniques: (techniques) => `Techniken, in dieser Reihenfolge: ${techniques}.`,
  wrongInBox: (box) => `Eine Ziffer im Block ${box} ist falsch.`,
  oneWrongInBox: (box, digits) => `Eine deiner Ziffern im Block ${box} ist falsch: ${digits}.`,
  noRuleInBox: (box) => `Im Block ${box} hilft keine Regel, aber für ein Feld bleiben nur wenige Ziffern.`,
  remove: (cell, digit) => `${cell}: Die ${digit} kann hier nicht stehen. Entferne sie.`,
  is: (cell, digit) => `${cell}: Hier steht die ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}: Probiere die ${digit}. Das Gitter hat mehr als eine Lösung; die ${digit} führt zu einer davon.`,
  tryDigit: (cell, digit) =>
    `${cell}: Probiere die ${digit}. Kein einfacher Grund: Jede andere Ziffer führt zu einem Widerspruch.`,
}
