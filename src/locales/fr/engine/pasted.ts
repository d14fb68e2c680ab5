import type * as pasted from '../../../engine/core/texts/pasted'
import type { Translation } from '../../translation'

export const pastedTexts: Translation<typeof pasted.pastedTexts> = {
  formats: {
    markup: 'XML ou HTML',
    sgf: 'SGF ou GGF',
    json: 'JSON',
    pgn: 'PGN ou PDN',
    fen: 'FEN',
    draughts: 'FEN de dames',
    data: 'fichier sous forme d’adresse de données',
  },
  foreign: (format) => `Format illisible ici\u00a0: ${format}.`,
  quoted: (sign) => `«\u202f${sign}\u202f»`,
  space: 'une espace',
  lineBreak: 'un saut de ligne',
  tab: 'une tabulation',
  character: (code) => `le caractère ${code}`,
  cannotRead: (sign) => `Impossible de lire ${sign}.`,
  cannotReadIn: (sign, line) => `Impossible de lire ${sign} à la ligne ${line}.`,
  links: {
    game: {
      damaged: 'Ce lien est endommagé\u00a0: sa partie est illisible.',
      elsewhere: 'C’est un lien. Ouvre-le et colle la partie qu’il affiche.',
    },
    puzzle: {
      damaged: 'Ce lien est endommagé\u00a0: sa grille est illisible.',
      elsewhere: 'C’est un lien. Ouvre-le et colle la grille qu’il affiche.',
    },
    deal: {
      damaged: 'Ce lien est endommagé\u00a0: sa donne est illisible.',
      elsewhere: 'C’est un lien. Ouvre-le et colle la donne qu’il affiche.',
    },
    fenOrPgn: {
      damaged: 'Ce lien est endommagé\u00a0: son FEN ou PGN est illisible.',
      elsewhere: 'C’est un lien. Ouvre-le et colle le FEN ou PGN qu’il affiche.',
    },
  },
}
