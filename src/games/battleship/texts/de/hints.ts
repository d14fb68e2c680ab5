import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  aroundHits: 'Sieh dich um die hervorgehobenen Treffer um: Dieses Schiff schwimmt noch.',
  quarter: 'Sieh dir den hervorgehobenen Teil des Wassers an: Dort liegt das beste Feld.',
  mayCover: 'Das getroffene Schiff kann auf den hervorgehobenen Feldern liegen.',
  longest: (ship, cells) =>
    `Längstes Schiff über Wasser: ${ship}, ${cells} Felder in einer Reihe. Die hervorgehobenen Felder passen zu den meisten Schiffslagen.`,
  allAimed: 'Sieh dir die hervorgehobenen Felder an: Dorthin zielen alle deine Schüsse.',
  together: 'Sie werden zugleich gefeuert. Bis dahin kannst du deine Ziele noch ändern.',
  fire: 'Feuere die Salve.',
  remaining: 'Sieh dir die übrigen Felder an.',
  anyCell: 'Du zielst schon auf jedes Schiff über Wasser, also ist jedes Feld recht.',
  asGood: (cell) => `${cell} ist so gut wie jedes andere.`,
  best: (cell) => `${cell} ist das wahrscheinlichste Feld.`,
}
