import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Eigene Wörter verwenden',
  used: 'Dieses Spiel verwendet eigene Wörter.',
  label: 'Wörter, eines pro Zeile',
  hint: (words, min, max, characters) =>
    `1 bis ${words} Wörter mit ${min} bis ${max} Buchstaben: A bis Z, Ä, Ö und Ü. Nach einem Doppelpunkt oder Tabulator kann ein Hinweis folgen, bis zu ${characters} Zeichen.`,
  example: 'Planet: umkreist einen Stern\nKomet: hat einen Schweif aus Eis und Staub\nGalaxie',
  summary: (words) => plural(words, { one: '# Wort', other: '# Wörter' }),
  withoutAccents: (words) => `Buchstaben ohne Akzente verwenden: ${words}`,
  twoLetters: (words) => `Zwei Buchstaben verwenden: ${words}`,
  faults: {
    noWords: 'Gib mindestens ein Wort ein.',
    count: (max, words) => `Eine Liste hat bis zu ${max} Wörter. Diese hat ${words}.`,
    noWord: (hint) => `Vor „: ${hint}“ fehlt ein Wort.`,
    sign: (word, sign) =>
      `„${word}“ ist nicht möglich: Wörter dürfen nur die Buchstaben A bis Z, Ä, Ö und Ü enthalten; ${sign} geht nicht.`,
    length: (word, min, max) => `„${word}“ ist nicht möglich: Ein Wort hat ${min} bis ${max} Buchstaben.`,
    twice: (word) => `„${word}“ steht zweimal in der Liste.`,
    longHint: (word, characters, max) =>
      `Der Hinweis zu „${word}“ hat ${characters} Zeichen. Erlaubt sind bis zu ${max}.`,
    told: (word) => `Der Hinweis zu „${word}“ enthält das Wort selbst.`,
  },
}
