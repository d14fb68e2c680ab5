/** Texts of challenges: someone else's result to beat from the same start. A result is a label and a value: 'Score', 90. */
export const challengeTexts = {
  waiting: (label: string, value: number) => `Challenge from the same start. To beat: ${label} ${value}.`,
  won: (label: string, own: number, value: number) => `Challenge won: ${label} ${own} against ${value}.`,
  lost: (label: string, own: number, value: number) => `Challenge lost: ${label} ${own} against ${value}.`,
  tied: (label: string, value: number) => `Challenge tied at ${label} ${value}.`,
  unverified: 'This result is unverified.',
  impossible: 'This challenge link can’t be used: no game can reach its result.',
  noReplay:
    'The replay in this challenge link is damaged or cut off, so you play against its result alone. Ask for the whole link to race it.',
  noStart: 'This challenge link can’t be used: the start is missing.',
  otherResult: (label: string, value: number) =>
    `The result in this link doesn’t match its replay, which ends with ${label} ${value}.`,
}
