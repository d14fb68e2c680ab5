/** Texts of a result that is shared as text. */
export const resultTexts = {
  site: 'Pocket Arcade',
  won: 'Won',
  lost: 'Lost',
  tied: 'Tied',
  /** A game without stats that was neither won nor lost. */
  finished: 'Played to the end',
}
