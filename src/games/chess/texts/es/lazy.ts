import { plural } from '../../../../engine/core/text'
import type { lazyTexts as english } from '../lazy'

export const lazyTexts: typeof english = {
  refusals: {
    inCheck: 'Tu rey está en jaque: muévelo, bloquea el jaque o captura la pieza que ataca.',
    leavesCheck: 'Eso dejaría tu rey en jaque.',
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
    themes: {
      fork: 'Ataque doble',
      pin: 'Clavada',
      skewer: 'Enfilada',
      discovered: 'Ataque descubierto',
      backRank: 'Pasillo',
    },
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
      `El FEN tiene «${sign}» en la fila ${rank}. Las piezas son p n b r q k, los huecos, de 1 a 8.`,
    squares: (rank, squares) => `La fila ${rank} del FEN tiene ${squares} casillas en lugar de ocho.`,
    clock: (text, max) =>
      `El contador de medias jugadas del FEN es «${text}», no un número entero de 0 a ${max}.`,
    number: (text, max) => `El número de jugada del FEN es «${text}», no un número entero de 1 a ${max}.`,
    turn: (text) => `El FEN dice que mueve «${text}». Debe ser w (blancas) o b (negras).`,
    castling: (text) =>
      `Los derechos de enroque del FEN son «${text}». Usa algunas de las letras KQkq o un guion.`,
    chess960: (rights) => `Los derechos de enroque «${rights}» son de Chess960, que no está disponible aquí.`,
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
    rightsIgnored: 'Las reglas sencillas no tienen enroque ni captura al paso; esos derechos se ignoraron.',
    castlingIgnored: 'Se ignoraron los derechos de enroque sin rey y torre en su sitio.',
    passantIgnored: (square) => `Se ignoró la casilla al paso ${square}: ningún peón acaba de pasarla.`,
    operationsIgnored: (operations) => `Se ignoraron las notas tras la posición: ${operations.join(', ')}.`,
    restIgnored: (text) => `Se ignoró «${text}» tras la posición.`,
  },
  pgn: {
    empty: 'Pega antes un FEN o un PGN.',
    otherGame: (game) => `Esta partida es de ${game}, que no está disponible aquí.`,
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
