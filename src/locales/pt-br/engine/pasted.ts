import type * as pasted from '../../../engine/core/texts/pasted'
import type { Translation } from '../../translation'

export const pastedTexts: Translation<typeof pasted.pastedTexts> = {
  formats: {
    markup: 'XML ou HTML',
    sgf: 'SGF ou GGF',
    json: 'JSON',
    pgn: 'PGN ou PDN',
    fen: 'FEN',
    draughts: 'FEN de damas',
    data: 'um arquivo como endereço de dados',
  },
  foreign: (format) => `Isto é ${format}, que não pode ser lido aqui.`,
  quoted: (sign) => `“${sign}”`,
  space: 'um espaço',
  lineBreak: 'uma quebra de linha',
  tab: 'uma tabulação',
  character: (code) => `o caractere ${code}`,
  cannotRead: (sign) => `Não é possível ler ${sign}.`,
  cannotReadIn: (sign, line) => `Não é possível ler ${sign} na linha ${line}.`,
  links: {
    game: {
      damaged: 'Este link está danificado: não é possível ler a partida.',
      elsewhere: 'Isto é um link. Abra e cole a partida que aparece.',
    },
    puzzle: {
      damaged: 'Este link está danificado: não é possível ler o puzzle.',
      elsewhere: 'Isto é um link. Abra e cole o puzzle que aparece.',
    },
    deal: {
      damaged: 'Este link está danificado: não é possível ler a distribuição.',
      elsewhere: 'Isto é um link. Abra e cole a distribuição que aparece.',
    },
    fenOrPgn: {
      damaged: 'Este link está danificado: não é possível ler o FEN ou PGN.',
      elsewhere: 'Isto é um link. Abra e cole o FEN ou PGN que aparece.',
    },
  },
}
