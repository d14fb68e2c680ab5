/** Color Crash in lists of games. */
export const card = {
  title: 'Color Crash',
  description: 'Find the gap or match the color',
  otherNames: ['colour switch', 'colour match'],
}
