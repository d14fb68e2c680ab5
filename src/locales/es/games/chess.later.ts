import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/chess/texts/dialog'
import type * as hints from '../../../games/chess/texts/hints'
import type * as lazy from '../../../games/chess/texts/lazy'
import type * as moves from '../../../games/chess/texts/moves'
import type * as review from '../../../games/chess/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  fen: 'FEN, posición actual',
  copyFen: 'Copiar FEN',
  fenCopied: 'FEN copiado.',
  pgn: 'PGN, partida entera',
  copyPgn: 'Copiar PGN',
  pgnCopied: 'PGN copiado.',
  assumed: (rights) =>
    rights === ''
      ? 'Posición cambiada: sin enroque ni captura al paso, y las jugadas se cuentan desde el principio.'
      : `Posición cambiada: derechos de enroque ${rights}, sin captura al paso, y las jugadas se cuentan desde el principio.`,
  load: 'Cargar una partida',
  loadHint: 'Pega un FEN o un PGN.',
  loadHint960: 'Pega un FEN o un PGN, o escribe el número de una posición inicial, de 0 a 959.',
  loadLater: 'Puedes cargar una partida en tu turno.',
  loadButton: 'Cargar',
  loadEmpty: 'Pega antes un FEN o un PGN.',
  switchTo: {
    full: 'Pasar a reglas completas y cargar',
    simplified: 'Pasar a reglas sencillas y cargar',
    chess960: 'Pasar a reglas de Chess960 y cargar',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Solo tienes una jugada.',
    danger: 'Tu rey está en peligro.',
    king: 'Mira el rey de tu rival.',
    inCheck: 'Tu rey está en jaque.',
    castle: 'Piensa en la seguridad de tu rey.',
    promote: 'Piensa en coronar un peón.',
    capture: 'Busca una captura.',
    attacked: 'Atacan una de tus piezas.',
    check: 'Busca un jaque.',
    attack: 'Busca una pieza que atacar.',
    develop: 'Desarrolla otra pieza.',
    center: 'Piensa en el centro.',
    quiet: 'No hay nada urgente: mejora una pieza.',
  },
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

export const lazyTexts: Translation<typeof lazy.lazyTexts> = {
  refusals: {
    inCheck: 'Tu rey está en jaque: muévelo, bloquea el jaque o captura la pieza que ataca.',
    leavesCheck: 'Eso dejaría tu rey en jaque.',
    passantLate: 'Un peón solo se puede capturar al paso justo después de avanzar dos casillas.',
    castlingLost: 'No puedes enrocar por este lado: el rey o la torre ya se han movido.',
    castlingBlocked: 'No puedes enrocar por este lado: hay piezas entre el rey y la torre.',
    castlingInCheck: 'No puedes enrocar con el rey en jaque.',
    castleOntoRook: 'Para enrocar en Chess960, mueve el rey a su torre.',
    castlingThrough: 'No puedes enrocar por este lado: el rey pasaría por una casilla atacada.',
  },
  puzzle: {
    solved: 'Resuelto',
    firstTry: (mate) => `Mate en ${mate}, al primer intento.`,
    afterWrong: (mate, wrong) =>
      plural(wrong, {
        one: `Mate en ${mate}, tras # jugada equivocada.`,
        many: `Mate en ${mate}, tras # de jugadas equivocadas.`,
        other: `Mate en ${mate}, tras # jugadas equivocadas.`,
      }),
    noPuzzle: 'Esto no es un puzle.',
  },
  run: {
    whiteToMove: (number) => `Posición ${number}: juegan las blancas.`,
    blackToMove: (number) => `Posición ${number}: juegan las negras.`,
    solved: 'Resuelto.',
    solvedTheme: (theme) => `Resuelto (${theme}).`,
    missed: (move) => `La jugada correcta era ${move}.`,
    missedTheme: (move, theme) => `La jugada correcta era ${move} (${theme}).`,
    streakOver: 'Fin de la racha',
    timeUp: 'Tiempo agotado',
    allSolved: 'Todos resueltos',
  },
  fen: {
    form: 'Una posición de ajedrez se escribe como FEN: ocho filas de piezas y después w o b, según a quién le toque.',
    ranks: (ranks) => `Un FEN tiene ocho filas separadas por barras; este tiene ${ranks}.`,
    sign: (sign, rank) =>
      `El FEN tiene «${sign}» en la fila ${rank}. Las piezas son p n b r q k; los huecos, de 1 a 8.`,
    squares: (rank, squares) => `La fila ${rank} del FEN tiene ${squares} casillas en lugar de ocho.`,
    clock: (text, max) =>
      `El contador de medias jugadas del FEN es «${text}», no un número entero de 0 a ${max}.`,
    number: (text, max) => `El número de jugada del FEN es «${text}», no un número entero de 1 a ${max}.`,
    turn: (text) => `El FEN dice que mueve «${text}». Debe ser w (blancas) o b (negras).`,
    castling: (text) =>
      `Los derechos de enroque del FEN son «${text}». Usa algunas de las letras KQkq o un guion.`,
    chess960: (rights) => `Los derechos de enroque «${rights}» son de Chess960.`,
    passant: (text) =>
      `La casilla al paso del FEN es «${text}». Usa una casilla de la fila 3 o 6, o un guion.`,
    crazyhouse: 'Este FEN tiene piezas en mano. Es de Crazyhouse, que no está disponible aquí.',
    threeCheck: 'Este FEN cuenta jaques. Es de Three-check, que no está disponible aquí.',
    whiteTakesKing: (square) =>
      `Esta posición es imposible: mueven las blancas y podrían capturar el rey de ${square}.`,
    blackTakesKing: (square) =>
      `Esta posición es imposible: mueven las negras y podrían capturar el rey de ${square}.`,
    kings: (color, kings, squares) => `${color}: ${kings} reyes, en ${squares}. Cada lado tiene uno.`,
    noKing: (color) => `${color}: falta el rey.`,
    noKings: 'Esta posición no tiene reyes.',
    pawns: (squares) =>
      `Hay un peón en la primera o la última fila, donde no puede haber ninguno: ${squares}.`,
    pieces: (color) => `${color}: más de dieciséis piezas.`,
    crowded: (who) =>
      `Esta posición no puede darse en una partida: demasiados peones o piezas coronadas (${who}). Puedes jugarla de todos modos.`,
    rightsIgnored: 'Las reglas sencillas no tienen enroque ni captura al paso; esos derechos se ignoraron.',
    castlingIgnored: 'Se ignoraron los derechos de enroque sin rey y torre en su sitio.',
    passantIgnored: (square) => `Se ignoró la casilla al paso ${square}: ningún peón acaba de pasarla.`,
    operationsIgnored: (operations) => `Se ignoraron las notas tras la posición: ${operations.join(', ')}.`,
    restIgnored: (text) => `Se ignoró «${text}» tras la posición.`,
  },
  pgn: {
    empty: 'Pega antes un FEN o un PGN.',
    otherGame: (game) => `Esta partida es de ${game}, que no está disponible aquí.`,
    chess960: 'Esta partida es de Chess960.',
    noStart: (last) => `Las posiciones iniciales de Chess960 tienen los números del 0 al ${last}.`,
    brokenTag: (tag) => `La etiqueta «${tag}» no se puede leer.`,
    brokenTagIgnored: (tag) => `La etiqueta «${tag}» no se puede leer y se ignoró.`,
    openVariation: (text) => `La variante «${text}» no termina nunca; el resto se ignoró.`,
    openComment: (text) => `El comentario «${text}» no termina nunca; el resto se ignoró.`,
    noMoves: 'En este PGN no hay jugadas.',
    noText: 'Esto no es ni un FEN ni un PGN: no contiene jugadas.',
    manyGames: 'Este texto contiene muchas partidas y es demasiado largo. Pega una de ellas.',
    long: 'Este texto es demasiado largo para una partida.',
    whiteMove: (number, move) => `Jugada ${number} de las blancas, «${move}»`,
    blackMove: (number, move) => `Jugada ${number} de las negras, «${move}»`,
    at: (place, why) => `${place}: ${why}`,
    nullMove: 'Esta es una jugada nula, que no se puede jugar.',
    dropped: 'Soltar piezas es de Crazyhouse, que no está disponible aquí.',
    descriptive: 'Esto es notación descriptiva. Escribe las casillas como e4.',
    otherLanguage: 'Esta letra de pieza es de otro idioma. Escribe K, Q, R, B o N.',
    impossible: 'Esta jugada no es posible aquí.',
    noMove: 'Esto no es una jugada.',
    over: 'La partida ya terminó: se capturó un rey o no quedan jugadas.',
    overByMate: 'La partida ya terminó en jaque mate.',
    overByStalemate: 'La partida ya terminó en ahogado.',
    castlingNeedsFull: 'El enroque necesita reglas completas.',
    passantNeedsFull: 'La captura al paso necesita reglas completas.',
    promotionNeedsFull: 'Coronar una pieza que no sea dama necesita reglas completas.',
    fullAllow: 'Las reglas completas la permiten.',
    simplifiedAllow: 'Las reglas sencillas la permiten.',
    commentsIgnored: 'Se ignoraron comentarios.',
    variationsIgnored: (variations) =>
      plural(variations, {
        one: 'Se ignoró # variante.',
        many: 'Se ignoraron # de variantes.',
        other: 'Se ignoraron # variantes.',
      }),
    bothIgnored: (variations) =>
      plural(variations, {
        one: 'Se ignoraron comentarios y # variante.',
        many: 'Se ignoraron comentarios y # de variantes.',
        other: 'Se ignoraron comentarios y # variantes.',
      }),
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  loaded: 'Partida cargada',
  flag: 'Tiempo agotado',
  claimed: 'Tablas reclamadas',
  accepted: 'Tablas aceptadas',
  resigned: 'Abandono',
  wrong: (from, to) => `${from}-${to}: jugada equivocada`,
  offered: (move) => `${move}, tablas ofrecidas`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  thisMove: 'esta jugada',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Tras ${played}, las ${foe.toLowerCase()} pueden dar mate en # jugada.`,
      many: `Tras ${played}, las ${foe.toLowerCase()} pueden dar mate en # de jugadas.`,
      other: `Tras ${played}, las ${foe.toLowerCase()} pueden dar mate en # jugadas.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Tras ${played}, las ${foe.toLowerCase()} pueden capturar el rey en # jugada.`,
      many: `Tras ${played}, las ${foe.toLowerCase()} pueden capturar el rey en # de jugadas.`,
      other: `Tras ${played}, las ${foe.toLowerCase()} pueden capturar el rey en # jugadas.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} daría mate en # jugada.`,
      many: `${better} daría mate en # de jugadas.`,
      other: `${better} daría mate en # jugadas.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} capturaría el rey en # jugada.`,
      many: `${better} capturaría el rey en # de jugadas.`,
      other: `${better} capturaría el rey en # jugadas.`,
    }),
  canCapture: (played, foe, square, piece) =>
    `Tras ${played}, las ${foe.toLowerCase()} pueden capturar en ${square} (${piece}).`,
  captures: (better, piece, played) => `${better} captura una pieza (${piece}). ${played} la deja.`,
  keeps: (best, played, chance) =>
    `Mantiene tu probabilidad de ganar en un ${percentText(best)}. Tras ${played}, baja a un ${percentText(chance)}.`,
}
