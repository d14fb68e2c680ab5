/** The texts of the list of trophies. */
import { numberText } from '../../engine/core/text'

export const trophyTexts = {
  title: 'Trophies',
  count: (won: number, all: number) => `${numberText(won)} of ${numberText(all)}`,
  rules:
    'Trophies are awarded the moment you earn them. Games with undo, a custom position, or a resumed replay don’t count; hints are fine unless stated. Timed trophies need normal speed.',
  notWon: 'Not won yet',
  won: 'Won {date}',
  play: (game: string) => `Play ${game}`,
}
