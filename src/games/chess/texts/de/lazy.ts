import { plural } from '../../../../engine/core/text'
import type { lazyTexts as english } from '../lazy'

export const lazyTexts: typeof english = {
  refusals: {
    inCheck: 'Dein König steht im Schach: Zieh ihn weg, stelle etwas dazwischen oder schlag den Angreifer.',
    leavesCheck: 'Damit stünde dein König im Schach.',
  },
  puzzle: {
    solved: 'Gelöst',
    firstTry: (mate) => `Matt in ${mate}, im ersten Versuch.`,
    afterWrong: (mate, wrong) =>
      plural(wrong, {
        one: `Matt in ${mate}, nach # falschem Zug.`,
        other: `Matt in ${mate}, nach # falschen Zügen.`,
      }),
    noPuzzle: 'Das ist keine Aufgabe.',
  },
  run: {
    whiteToMove: (number) => `Stellung ${number}: Weiß ist am Zug.`,
    blackToMove: (number) => `Stellung ${number}: Schwarz ist am Zug.`,
    themes: {
      fork: 'Gabel',
      pin: 'Fesselung',
      skewer: 'Spieß',
      discovered: 'Abzugsangriff',
      backRank: 'Grundreihe',
    },
    solved: 'Gelöst.',
    solvedTheme: (theme) => `Gelöst (${theme}).`,
    missed: (move) => `Richtig war ${move}.`,
    missedTheme: (move, theme) => `Richtig war ${move} (${theme}).`,
    streakOver: 'Serie beendet',
    timeUp: 'Die Zeit ist um',
    allSolved: 'Alle gelöst',
  },
  fen: {
    form: 'Eine Schachstellung wird als FEN geschrieben: acht Reihen mit Figuren, dann w oder b für die Seite am Zug.',
    ranks: (ranks) => `Eine FEN hat acht Reihen, durch Schrägstriche getrennt; diese hat ${ranks}.`,
    sign: (sign, rank) => `Die FEN hat „${sign}“ in Reihe ${rank}. Figuren sind p n b r q k, Lücken 1 bis 8.`,
    squares: (rank, squares) => `Reihe ${rank} der FEN hat ${squares} Felder statt acht.`,
    clock: (text, max) => `Der Halbzugzähler der FEN ist „${text}“, keine ganze Zahl von 0 bis ${max}.`,
    number: (text, max) => `Die Zugnummer der FEN ist „${text}“, keine ganze Zahl von 1 bis ${max}.`,
    turn: (text) => `Laut FEN ist „${text}“ am Zug. Dort muss w für Weiß oder b für Schwarz stehen.`,
    castling: (text) =>
      `Die Rochaderechte der FEN sind „${text}“. Schreib einige aus KQkq oder einen Strich.`,
    chess960: (rights) => `Die Rochaderechte „${rights}“ gehören zu Chess960, das es hier nicht gibt.`,
    passant: (text) =>
      `Das En-passant-Feld der FEN ist „${text}“. Schreib ein Feld der Reihe 3 oder 6 oder einen Strich.`,
    crazyhouse: 'Diese FEN hat Figuren auf der Hand. Sie gehört zu Crazyhouse, das es hier nicht gibt.',
    threeCheck: 'Diese FEN zählt Schachgebote. Sie gehört zu Three-check, das es hier nicht gibt.',
    whiteTakesKing: (square) =>
      `Diese Stellung ist unmöglich: Weiß ist am Zug und könnte den König auf ${square} schlagen.`,
    blackTakesKing: (square) =>
      `Diese Stellung ist unmöglich: Schwarz ist am Zug und könnte den König auf ${square} schlagen.`,
    kings: (color, kings, squares) => `${color} hat ${kings} Könige, auf ${squares}. Jede Seite hat einen.`,
    noKing: (color) => `${color} hat keinen König.`,
    noKings: 'Diese Stellung hat keine Könige.',
    pawns: (squares) =>
      `Ein Bauer steht auf der ersten oder letzten Reihe, wo kein Bauer stehen kann: ${squares}.`,
    pieces: (color) => `${color} hat mehr als sechzehn Figuren.`,
    rightsIgnored:
      'Vereinfachte Regeln kennen keine Rochade und kein En passant, diese Rechte wurden daher ignoriert.',
    castlingIgnored: 'Rochaderechte ohne König und Turm auf ihrem Platz wurden ignoriert.',
    passantIgnored: (square) =>
      `Das En-passant-Feld ${square} wurde ignoriert: Kein Bauer ist gerade darübergezogen.`,
    operationsIgnored: (operations) =>
      `Angaben nach der Stellung wurden ignoriert: ${operations.join(', ')}.`,
    restIgnored: (text) => `„${text}“ nach der Stellung wurde ignoriert.`,
  },
  pgn: {
    empty: 'Füge zuerst eine FEN oder PGN ein.',
    otherGame: (game) => `Das ist eine Partie ${game}. Dieses Spiel gibt es hier nicht.`,
    brokenTag: (tag) => `Das Tag „${tag}“ ist nicht lesbar.`,
    brokenTagIgnored: (tag) => `Das Tag „${tag}“ ist nicht lesbar und wurde ignoriert.`,
    openVariation: (text) => `Die Variante „${text}“ hat kein Ende, deshalb wurde der Rest ignoriert.`,
    openComment: (text) => `Der Kommentar „${text}“ hat kein Ende, deshalb wurde der Rest ignoriert.`,
    noMoves: 'In dieser PGN stehen keine Züge.',
    noText: 'Das ist weder eine FEN noch eine PGN: Es enthält keine Züge.',
    manyGames: 'Dieser Text enthält viele Partien und ist zu lang. Füge eine davon ein.',
    long: 'Dieser Text ist zu lang für eine Partie.',
    whiteMove: (number, move) => `Zug ${number} von Weiß, „${move}“`,
    blackMove: (number, move) => `Zug ${number} von Schwarz, „${move}“`,
    at: (place, why) => `${place}: ${why}`,
    nullMove: 'Das ist ein Nullzug. Er kann nicht gespielt werden.',
    dropped: 'Eingesetzte Figuren gehören zu Crazyhouse, das es hier nicht gibt.',
    descriptive: 'Das ist beschreibende Notation. Schreib Felder wie e4.',
    otherLanguage: 'Dieser Figurenbuchstabe kommt aus einer anderen Sprache. Schreib K, Q, R, B oder N.',
    impossible: 'Dieser Zug ist hier nicht möglich.',
    noMove: 'Das ist kein Zug.',
    over: 'Die Partie ist schon vorbei: Ein König wurde geschlagen, oder es gibt keine Züge mehr.',
    overByMate: 'Die Partie ist schon durch Matt vorbei.',
    overByStalemate: 'Die Partie ist schon durch Patt vorbei.',
    castlingNeedsFull: 'Die Rochade gibt es nur mit vollen Regeln.',
    passantNeedsFull: 'En passant schlagen gibt es nur mit vollen Regeln.',
    promotionNeedsFull: 'Die Umwandlung in eine andere Figur als eine Dame gibt es nur mit vollen Regeln.',
    fullAllow: 'Volle Regeln erlauben es.',
    simplifiedAllow: 'Vereinfachte Regeln erlauben es.',
    commentsIgnored: 'Ignoriert: Kommentare.',
    variationsIgnored: (variations) =>
      plural(variations, { one: 'Ignoriert: # Variante.', other: 'Ignoriert: # Varianten.' }),
    bothIgnored: (variations) =>
      plural(variations, {
        one: 'Ignoriert: Kommentare und # Variante.',
        other: 'Ignoriert: Kommentare und # Varianten.',
      }),
  },
}
