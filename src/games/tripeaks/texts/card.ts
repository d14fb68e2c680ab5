/** TriPeaks in lists of games. */
export const card = {
  title: 'TriPeaks',
  description: 'Clear three peaks, one rank up or down',
  otherNames: ['tri peaks', 'three peaks', 'triple peaks', 'solitaire', 'patience', 'cards'],
}
