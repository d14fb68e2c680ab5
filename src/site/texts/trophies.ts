/** The texts of the list of trophies. */
import { numberText } from '../../engine/core/text'

export const trophyTexts = {
  title: 'Trophies',
  /** Above the next trophies of games that were played. */
  next: 'Within reach',
  count: (won: number, all: number) => `${numberText(won)} of ${numberText(all)}`,
  rules:
    'You earn trophies the moment you meet their conditions. Games with undo, a custom position, or a resumed replay don’t count. Hints are fine and any options count unless stated. Timed trophies need the standard speed.',
  notWon: 'Not earned yet',
  won: 'Earned {date}',
  play: (game: string) => `Play ${game}`,
}
