import type * as pasted from '../../../engine/core/texts/pasted'
import type { Translation } from '../../translation'

export const pastedTexts: Translation<typeof pasted.pastedTexts> = {
  formats: {
    markup: 'XML o HTML',
    sgf: 'SGF o GGF',
    json: 'JSON',
    pgn: 'PGN o PDN',
    fen: 'FEN',
    draughts: 'FEN de damas',
    data: 'un archivo como dirección de datos',
  },
  foreign: (format) => `Esto es ${format}, que aquí no se puede leer.`,
  quoted: (sign) => `«${sign}»`,
  space: 'un espacio',
  lineBreak: 'un salto de línea',
  tab: 'un tabulador',
  character: (code) => `el carácter ${code}`,
  cannotRead: (sign) => `No se puede leer ${sign}.`,
  cannotReadIn: (sign, line) => `No se puede leer ${sign} en la línea ${line}.`,
  links: {
    game: {
      damaged: 'Este enlace está dañado: no se puede leer su partida.',
      elsewhere: 'Esto es un enlace. Ábrelo y pega la partida que muestra.',
    },
    puzzle: {
      damaged: 'Este enlace está dañado: no se puede leer su puzle.',
      elsewhere: 'Esto es un enlace. Ábrelo y pega el puzle que muestra.',
    },
    deal: {
      damaged: 'Este enlace está dañado: no se puede leer su reparto.',
      elsewhere: 'Esto es un enlace. Ábrelo y pega el reparto que muestra.',
    },
    fenOrPgn: {
      damaged: 'Este enlace está dañado: no se puede leer su FEN o PGN.',
      elsewhere: 'Esto es un enlace. Ábrelo y pega el FEN o PGN que muestra.',
    },
  },
}
