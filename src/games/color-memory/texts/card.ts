/** Color Memory in lists of games. */
export const card = {
  title: 'Color Memory',
  description: 'Eight colors, eight tones, one more each time',
  otherNames: ['colour sequence', 'recall', 'pattern memory'],
}
