/** Texts of sharing a game, its result or a challenge. */
export const shareTexts = {
  startCopied: 'Link copied. It starts this exact game.',
  resultCopied: 'Result copied. Paste it anywhere.',
  challengeTitle: (game: string) => `${game}: a challenge`,
  challengeCopied: 'Challenge copied. Anyone who opens it gets the same start.',
}
