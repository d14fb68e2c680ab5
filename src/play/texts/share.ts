/** Texts of sharing a game, its result or a challenge. */
import { numberText } from '../../engine/core/text'

export const shareTexts = {
  startCopied: 'Link copied. It starts this exact game.',
  resultCopied: 'Result copied. Paste it anywhere.',
  challengeTitle: (game: string) => `${game}: a challenge`,
  /** @param length - of the link, characters */
  longLink: (length: number) =>
    `This link has ${numberText(length)} characters, and some mail and chat apps cut off long links. Save it as a file and send that instead. The other player opens it from the pause or end panel, or drops it on the game’s page.`,
  saveLink: 'Save link as file',
  noLinkInFile: 'This file has no link to a game of this site.',
  /**
   * A challenge as text, from a game that is one file.
   *
   * @param result - 'Score 90'
   * @param start - '?seed=42#beat=90'
   */
  challengeInFile: (game: string, result: string, start: string) =>
    `${game}: a challenge. Beat ${result} from the same start. Open the file of the game, and add this at the end of its address: ${start}`,
  challengeTextCopied: 'Challenge copied. Paste it anywhere.',
  challengeCopied: 'Challenge copied. Anyone who opens it gets the same start.',
}
