/** Owns what is typed but not yet sent: one letter for each box that is still hidden. */

/** The guess as it would be sent: revealed and typed letters in their places, spaces between words. */
export function guessOf(answer: string, hidden: readonly number[], typed: string): string {
  const letters = [...answer].map((letter, place) => {
    const nth = hidden.indexOf(place)
    return nth < 0 ? letter : (typed[nth] ?? '')
  })
  return letters.join('').trim()
}

/** One more letter, while there is a box for it. */
export function withLetter(typed: string, letter: string, boxes: number): string {
  return typed.length < boxes ? typed + letter.toUpperCase() : typed
}
