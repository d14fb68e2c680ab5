import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  technique: (technique) => `Técnica: ${technique}.`,
  techniques: (techniques) => `Técnicas, nesta ordem: ${techniques}.`,
  wrongInBox: (box) => `Um número do bloco ${box} está errado.`,
  oneWrongInBox: (box, digits) => `Um dos seus números no bloco ${box} está errado: ${digits}.`,
  noRuleInBox: (box) => `No bloco ${box}, nenhuma regra ajuda, mas uma casa tem poucos números possíveis.`,
  remove: (cell, digit) => `${cell}: não pode ser ${digit}. Apague.`,
  is: (cell, digit) => `${cell}: é ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}: tente ${digit}. A grade tem mais de uma solução; ${digit} leva a uma delas.`,
  tryDigit: (cell, digit) =>
    `${cell}: tente ${digit}. Não há um motivo simples: qualquer outro número leva a uma contradição.`,
}
