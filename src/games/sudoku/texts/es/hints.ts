import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  technique: (technique) => `Técnica: ${technique}.`,
  techniques: (techniques) => `Técnicas, en este orden: ${techniques}.`,
  wrongInBox: (box) => `Un dígito del bloque ${box} está mal.`,
  oneWrongInBox: (box, digits) => `Uno de tus dígitos del bloque ${box} está mal: ${digits}.`,
  noRuleInBox: (box) =>
    `En el bloque ${box} no ayuda ninguna regla, pero a una casilla le quedan pocos dígitos.`,
  remove: (cell, digit) => `${cell}: no puede ser ${digit}. Quítalo.`,
  is: (cell, digit) => `${cell}: es ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}: prueba ${digit}. La cuadrícula tiene más de una solución; ${digit} lleva a una de ellas.`,
  tryDigit: (cell, digit) =>
    `${cell}: prueba ${digit}. No hay una razón sencilla: cualquier otro dígito lleva a una contradicción.`,
}
