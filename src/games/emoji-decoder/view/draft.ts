/** The typed letters that are not submitted yet: one for each box that is still hidden. */

/** The guess as it would be submitted: revealed and typed letters in their positions, spaces between words. */
export function guessOf(answer: string, hidden: readonly number[], typed: string): string {
  const letters = [...answer].map((letter, index) => {
    const nth = hidden.indexOf(index)
    return nth < 0 ? letter : (typed[nth] ?? '')
  })
  return letters.join('').trim()
}

/** Appends a letter if there is a box for it. */
export function withLetter(typed: string, letter: string, boxes: number): string {
  return typed.length < boxes ? typed + letter.toUpperCase() : typed
}
