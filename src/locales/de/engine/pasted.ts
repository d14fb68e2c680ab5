import type * as pasted from '../../../engine/core/texts/pasted'
import type { Translation } from '../../translation'

export const pastedTexts: Translation<typeof pasted.pastedTexts> = {
  formats: {
    markup: 'XML oder HTML',
    sgf: 'SGF oder GGF',
    json: 'JSON',
    pgn: 'PGN oder PDN',
    fen: 'FEN',
    draughts: 'Dame-FEN',
    data: 'eine Datei als Datenadresse',
  },
  foreign: (format) => `Das ist ${format}. Das lässt sich hier nicht lesen.`,
  quoted: (sign) => `„${sign}“`,
  space: 'ein Leerzeichen',
  lineBreak: 'ein Zeilenumbruch',
  tab: 'ein Tabulator',
  character: (code) => `das Zeichen ${code}`,
  cannotRead: (sign) => `${capitalized(sign)} lässt sich nicht lesen.`,
  cannotReadIn: (sign, line) => `${capitalized(sign)} in Zeile ${line} lässt sich nicht lesen.`,
  links: {
    game: {
      damaged: 'Dieser Link ist beschädigt: Das Spiel darin ist nicht lesbar.',
      elsewhere: 'Das ist ein Link. Öffne ihn und füge das Spiel ein, das er zeigt.',
    },
    puzzle: {
      damaged: 'Dieser Link ist beschädigt: Das Rätsel darin ist nicht lesbar.',
      elsewhere: 'Das ist ein Link. Öffne ihn und füge das Rätsel ein, das er zeigt.',
    },
    deal: {
      damaged: 'Dieser Link ist beschädigt: Die Kartenverteilung darin ist nicht lesbar.',
      elsewhere: 'Das ist ein Link. Öffne ihn und füge die Kartenverteilung ein, die er zeigt.',
    },
    fenOrPgn: {
      damaged: 'Dieser Link ist beschädigt: FEN oder PGN darin ist nicht lesbar.',
      elsewhere: 'Das ist ein Link. Öffne ihn und füge FEN oder PGN ein, die er zeigt.',
    },
  },
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
