import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  piece: 'Mira la pieza resaltada: tiene la mejor jugada.',
  pieces: 'Mira las piezas resaltadas: una de ellas tiene la mejor jugada.',
  lost: (foe) => `Jugando bien, ganan las ${foe.toLowerCase()}: protege el rey resaltado todo lo que puedas.`,
  takeKing: 'El rey resaltado se puede capturar.',
  canMate: (side, moves) =>
    plural(moves, {
      one: `${side}: mate posible en # jugada. Mira el rey y las casillas de alrededor.`,
      many: `${side}: mate posible en # de jugadas. Mira el rey y las casillas de alrededor.`,
      other: `${side}: mate posible en # jugadas. Mira el rey y las casillas de alrededor.`,
    }),
  canTakeKing: (side, moves) =>
    plural(moves, {
      one: `${side}: el rey se puede capturar en # jugada. Mira las casillas de alrededor.`,
      many: `${side}: el rey se puede capturar en # de jugadas. Mira las casillas de alrededor.`,
      other: `${side}: el rey se puede capturar en # jugadas. Mira las casillas de alrededor.`,
    }),
  passant: 'Un peón que acaba de avanzar dos casillas se puede capturar al paso.',
  unprotected: 'La pieza resaltada se puede capturar y nada la protege.',
  worthMore: 'La pieza resaltada vale más que la que puede capturarla.',
  countRecaptures: 'La pieza resaltada se puede capturar: cuenta las capturas de vuelta.',
  attackedByLess: 'Una pieza de menos valor ataca la resaltada.',
  attacked: 'La pieza resaltada está atacada y nada la protege.',
  giveCheck: 'Puedes dar jaque, lo que limita las respuestas de tu rival.',
  attackOne: 'Una pieza de menos valor puede atacar la resaltada.',
  attackSeveral: 'Una pieza de menos valor puede atacar las resaltadas.',
  develop: 'Las piezas resaltadas aún no se han movido: saca una.',
  center: 'El centro importa: desde ahí las piezas llegan a más casillas.',
  improve: 'La mejor jugada ni captura ni da jaque: busca una pieza que puedas mejorar.',
  onlyMove: 'Solo hay una jugada.',
  inCheck: 'El rey está en jaque: captura la pieza que ataca, bloquéala o aparta el rey.',
  castle: 'El rey resaltado está más seguro detrás de sus peones: puede enrocar.',
  promote: 'El peón resaltado puede coronar.',
  countPieces: 'Mira todas las piezas: cuenta lo que le queda a cada lado.',
  mayClaim: (side) =>
    `Puedes reclamar tablas. Las ${side.toLowerCase()} no tienen ventaja, así que las tablas son un buen resultado.`,
  offered: (side) =>
    `Te ofrecen tablas. Las ${side.toLowerCase()} no tienen ventaja, así que las tablas son un buen resultado.`,
  claim: 'Lo mejor es reclamar las tablas.',
  accept: 'Lo mejor es aceptar las tablas.',
  titles: { p: 'Peón', n: 'Caballo', b: 'Alfil', r: 'Torre', q: 'Dama', k: 'Rey' },
  kingside: 'Enroque corto.',
  queenside: 'Enroque largo.',
  takesKing: (piece, square) => `${piece} captura el rey en ${square}.`,
  takes: (piece, square) => `${piece} captura en ${square}.`,
  moves: (piece, square) => `${piece} a ${square}.`,
  mate: 'Jaque mate.',
  matesIn: (moves) =>
    plural(moves, {
      one: 'Da mate en # jugada.',
      many: 'Da mate en # de jugadas.',
      other: 'Da mate en # jugadas.',
    }),
  wins: 'Gana la partida.',
  takesKingIn: (moves) =>
    plural(moves, {
      one: 'Captura el rey en # jugada.',
      many: 'Captura el rey en # de jugadas.',
      other: 'Captura el rey en # jugadas.',
    }),
  holdsOut: 'Es lo que más resiste.',
  farAhead: 'Mantiene tu gran ventaja.',
  ahead: 'Mantiene tu ventaja.',
  best: 'Es la mejor jugada.',
}
