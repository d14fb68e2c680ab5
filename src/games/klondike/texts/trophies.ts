/** Titles and conditions of Klondike Solitaire’s trophies. */
export const trophyTexts = {
  first: { title: 'Four Kings on Top', text: 'Win a game of Klondike without hints.' },
  three: {
    title: 'Every Third Card',
    text: 'Win a game of Klondike with three cards drawn at a time, without hints.',
  },
  swift: { title: 'Quick Fingers', text: 'Win a game of Klondike in three minutes or less, without hints.' },
  once: {
    title: 'Once Through',
    text: 'Win a game of Klondike without turning the waste over and without hints.',
  },
  freecell: { title: 'All Cards on the Table', text: 'Win a game of FreeCell without hints.' },
}
