/** Why pasted texts and links cannot be read. */

export const pastedTexts = {
  /** Formats that programs write. */
  formats: {
    markup: 'XML or HTML',
    sgf: 'SGF or GGF',
    json: 'JSON',
    pgn: 'PGN or PDN',
    fen: 'FEN',
    draughts: 'draughts FEN',
    data: 'a file as a data address',
  },
  foreign: (format: string) => `This is ${format}, which can’t be read here.`,
  quoted: (character: string) => `“${character}”`,
  /** Characters that cannot be seen. */
  space: 'a space',
  lineBreak: 'a line break',
  tab: 'a tab',
  /** @param code - as in 'U+200B' */
  character: (code: string) => `the character ${code}`,
  /** @param character - one of the above, or in quotes */
  cannotRead: (character: string) => `${capitalized(character)} can’t be read.`,
  cannotReadIn: (character: string, line: number) =>
    `${capitalized(character)} in line ${line} can’t be read.`,
  /** A link that is damaged, or that leads to another site. */
  links: {
    game: {
      damaged: 'This link is damaged: its game can’t be read.',
      elsewhere: 'This is a link. Open it, and paste the game that it shows.',
    },
    puzzle: {
      damaged: 'This link is damaged: its puzzle can’t be read.',
      elsewhere: 'This is a link. Open it, and paste the puzzle that it shows.',
    },
    deal: {
      damaged: 'This link is damaged: its deal can’t be read.',
      elsewhere: 'This is a link. Open it, and paste the deal that it shows.',
    },
    fenOrPgn: {
      damaged: 'This link is damaged: its FEN or PGN can’t be read.',
      elsewhere: 'This is a link. Open it, and paste the FEN or PGN that it shows.',
    },
  },
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
