/** Texts of sharing a game, its result or a challenge. */
import { numberText } from '../../engine/core/text'

export const shareTexts = {
  startCopied: 'Link copied. It starts this exact game.',
  resultCopied: 'Result copied. Paste it anywhere.',
  challengeTitle: (game: string) => `${game}: a challenge`,
  /** @param length - of the link, characters */
  longLink: (length: number) =>
    `This link has ${numberText(length)} characters. Some mail and chat programs cut off such links: then send it as a file. It opens in a pause or at the end of a game, or dropped on the game’s page.`,
  saveLink: 'Save link as file',
  noLinkInFile: 'This file has no link to a game of this site.',
  challengeCopied: 'Challenge copied. Anyone who opens it gets the same start.',
}
