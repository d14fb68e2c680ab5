import type { hintTexts as english } from '../hints'

const UNCOUNTED =
  'Es gibt zu viele Möglichkeiten, die Minen zu verteilen, um sie alle zu zählen. Keine zwei Zahlen hier beweisen, dass ein Feld sicher ist.'

export const hintTexts: typeof english = {
  lessThanOnePercent: 'weniger als 1\u00a0%',
  moreThan99Percent: 'mehr als 99\u00a0%',
  guess: (chance) =>
    `Nichts ist sicher: Du musst raten. Am sichersten ist das hervorgehobene Feld, zu ${chance} eine Mine.`,
  guessFlagged: (chance) =>
    `Nichts ist sicher: Du musst raten. Am sichersten ist das hervorgehobene Feld mit der Flagge, zu ${chance} eine Mine. Entferne zuerst die Flagge.`,
  noneCertain: 'Keins der hervorgehobenen Felder ist sicher: Du musst raten.',
  count: (chance) =>
    `Zähle alle Möglichkeiten, die Minen zu verteilen. In ${chance} der Fälle ist ein hervorgehobenes Feld eine Mine. Kein anderes Feld ist sicherer.`,
  uncounted: UNCOUNTED,
  mostCovered: `${UNCOUNTED} Das hervorgehobene Feld hat die meisten verdeckten Nachbarn.`,
  first: 'Das erste Feld ist nie eine Mine. Fang irgendwo an.',
  wrongFlag:
    'Die hervorgehobene Flagge ist falsch: Nach den Zahlen und der Minenzahl kann dort keine Mine liegen.',
  oneWrong: 'Eine deiner Flaggen ist falsch.',
  compareFlags:
    'Vergleiche die hervorgehobenen Zahlen: Eine Flagge neben ihnen steht auf einem Feld, das keine Mine sein kann.',
  safe: (number) =>
    `Das hervorgehobene Feld ist sicher: Die hervorgehobene ${number} daneben hat schon alle ihre Minen.`,
  oneProves: 'Sieh dir diese Felder an: Eine der Zahlen beweist etwas.',
  countMines: (number) =>
    `Zähle die Minen der hervorgehobenen ${number}: Sind sie alle bekannt, ist jedes andere Feld, das sie berührt, sicher.`,
  safeByAll: 'Das hervorgehobene Feld ist sicher: Vergleiche die Zahlen daneben und die übrigen Minen.',
  somethingCertain: 'Sieh dir diese Felder an: Hier ist etwas sicher.',
  noSingle: 'Keine einzelne Zahl beweist es: Vergleiche die hervorgehobenen und zähle die übrigen Minen.',
}
