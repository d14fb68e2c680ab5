/** Titles and conditions of Color Memory’s trophies. */
export const trophyTexts = {
  five: { title: 'High Five', text: 'Repeat a sequence of 5 colors with the default options.' },
  nine: { title: 'More Than a Rainbow', text: 'Repeat a sequence of 9 colors with the default options.' },
  fourteen: { title: 'Color Film', text: 'Repeat a sequence of 14 colors with the default options.' },
  twenty: { title: 'Photographic', text: 'Repeat a sequence of 20 colors with the default options.' },
}
