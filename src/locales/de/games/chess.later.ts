import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/chess/texts/dialog'
import type * as hints from '../../../games/chess/texts/hints'
import type * as lazy from '../../../games/chess/texts/lazy'
import type * as moves from '../../../games/chess/texts/moves'
import type * as review from '../../../games/chess/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  fen: 'FEN, aktuelle Stellung',
  copyFen: 'FEN kopieren',
  fenCopied: 'FEN kopiert.',
  pgn: 'PGN, ganze Partie',
  copyPgn: 'PGN kopieren',
  pgnCopied: 'PGN kopiert.',
  assumed: (rights) =>
    rights === ''
      ? 'Geänderte Stellung: keine Rochade, kein Schlagen en passant, und die Züge zählen von vorn.'
      : `Geänderte Stellung: Rochaderechte ${rights}, kein Schlagen en passant, und die Züge zählen von vorn.`,
  load: 'Partie laden',
  loadHint: 'Füge eine FEN oder PGN ein.',
  loadHint960: 'Füge eine FEN oder PGN ein, oder tipp die Nummer einer Grundstellung, 0 bis 959.',
  loadLater: 'Du kannst eine Partie laden, wenn du am Zug bist.',
  loadButton: 'Laden',
  loadEmpty: 'Füge zuerst eine FEN oder PGN ein.',
  switchTo: {
    full: 'Zu vollen Regeln wechseln und laden',
    simplified: 'Zu vereinfachten Regeln wechseln und laden',
    chess960: 'Zu Chess960 wechseln und laden',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Du hast nur einen Zug.',
    danger: 'Dein König ist in Gefahr.',
    king: 'Sieh dir den König deines Gegners an.',
    inCheck: 'Dein König steht im Schach.',
    castle: 'Denk an die Sicherheit deines Königs.',
    promote: 'Denk an eine Umwandlung.',
    capture: 'Such etwas zum Schlagen.',
    attacked: 'Eine deiner Figuren ist angegriffen.',
    check: 'Such ein Schach.',
    attack: 'Such eine Figur, die du angreifen kannst.',
    develop: 'Entwickle eine weitere Figur.',
    center: 'Denk an das Zentrum.',
    quiet: 'Nichts eilt: Stell eine Figur besser.',
  },
  piece: 'Sieh dir die hervorgehobene Figur an: Sie hat den besten Zug.',
  pieces: 'Sieh dir die hervorgehobenen Figuren an: Eine davon hat den besten Zug.',
  lost: (foe) =>
    `${foe} gewinnt bei gutem Spiel: Halt den hervorgehobenen König in Sicherheit, so lange du kannst.`,
  takeKing: 'Der hervorgehobene König kann geschlagen werden.',
  canMate: (side, moves) =>
    plural(moves, {
      one: `${side} kann in # Zug matt setzen: Sieh dir den König und die Felder um ihn herum an.`,
      other: `${side} kann in # Zügen matt setzen: Sieh dir den König und die Felder um ihn herum an.`,
    }),
  canTakeKing: (side, moves) =>
    plural(moves, {
      one: `${side} kann den König in # Zug schlagen: Sieh dir die Felder um ihn herum an.`,
      other: `${side} kann den König in # Zügen schlagen: Sieh dir die Felder um ihn herum an.`,
    }),
  passant: 'Ein Bauer, der gerade zwei Felder vorgerückt ist, kann en passant geschlagen werden.',
  unprotected: 'Die hervorgehobene Figur kann geschlagen werden und ist ungedeckt.',
  worthMore: 'Die hervorgehobene Figur ist mehr wert als die, die sie schlagen kann.',
  countRecaptures: 'Die hervorgehobene Figur kann geschlagen werden: Zähle, wie oft zurückgeschlagen wird.',
  attackedByLess: 'Die hervorgehobene Figur wird von einer weniger wertvollen angegriffen.',
  attacked: 'Die hervorgehobene Figur ist angegriffen und ungedeckt.',
  giveCheck: 'Du kannst Schach geben, das lässt deinem Gegner weniger Antworten.',
  attackOne: 'Eine weniger wertvolle Figur kann die hervorgehobene angreifen.',
  attackSeveral: 'Eine weniger wertvolle Figur kann die hervorgehobenen angreifen.',
  develop: 'Die hervorgehobenen Figuren haben noch nicht gezogen: Entwickle eine.',
  center: 'Das Zentrum zählt: Von dort erreichen Figuren die meisten Felder.',
  improve: 'Der beste Zug schlägt nichts und gibt kein Schach: Such eine Figur, die besser stehen könnte.',
  onlyMove: 'Es gibt nur einen Zug.',
  inCheck: 'Der König steht im Schach: Schlag den Angreifer, stell etwas dazwischen oder weich aus.',
  castle: 'Der hervorgehobene König steht hinter seinen Bauern sicherer: Er kann rochieren.',
  promote: 'Der hervorgehobene Bauer kann umgewandelt werden.',
  countPieces: 'Sieh dir alle Figuren an: Zähle, was jede Seite noch hat.',
  mayClaim: (side) =>
    `Du kannst Remis reklamieren. ${side} liegt nicht vorn, also ist ein Remis ein gutes Ergebnis.`,
  offered: (side) => `Remis ist angeboten. ${side} liegt nicht vorn, also ist ein Remis ein gutes Ergebnis.`,
  claim: 'Am besten reklamierst du Remis.',
  accept: 'Am besten nimmst du das Remis an.',
  titles: { p: 'Bauer', n: 'Springer', b: 'Läufer', r: 'Turm', q: 'Dame', k: 'König' },
  kingside: 'Kurze Rochade.',
  queenside: 'Lange Rochade.',
  takesKing: (piece, square) => `${piece} schlägt den König auf ${square}.`,
  takes: (piece, square) => `${piece} schlägt auf ${square}.`,
  moves: (piece, square) => `${piece} nach ${square}.`,
  mate: 'Schachmatt.',
  matesIn: (moves) => plural(moves, { one: 'Das setzt in # Zug matt.', other: 'Das setzt in # Zügen matt.' }),
  wins: 'Das gewinnt.',
  takesKingIn: (moves) =>
    plural(moves, {
      one: 'Das schlägt den König in # Zug.',
      other: 'Das schlägt den König in # Zügen.',
    }),
  holdsOut: 'Das hält am längsten durch.',
  farAhead: 'Damit bleibst du weit vorn.',
  ahead: 'Damit bleibst du vorn.',
  best: 'Das ist der beste Zug.',
}

export const lazyTexts: Translation<typeof lazy.lazyTexts> = {
  refusals: {
    inCheck: 'Dein König steht im Schach: Zieh ihn weg, stell etwas dazwischen oder schlag den Angreifer.',
    leavesCheck: 'Damit stünde dein König im Schach.',
    passantLate: 'Ein Bauer lässt sich nur direkt nach seinem Zug um zwei Felder en passant schlagen.',
    castlingLost: 'Auf dieser Seite ist keine Rochade möglich: König oder Turm hat schon gezogen.',
    castlingBlocked: 'Auf dieser Seite ist keine Rochade möglich: Zwischen König und Turm stehen Figuren.',
    castlingInCheck: 'Im Schach ist keine Rochade möglich.',
    castleOntoRook: 'Zur Rochade in Chess960 zieh den König auf seinen Turm.',
    castlingThrough:
      'Auf dieser Seite ist keine Rochade möglich: Der König würde ein angegriffenes Feld überqueren.',
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
    chess960: (rights) => `Die Rochaderechte „${rights}“ gehören zu Chess960.`,
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
    crowded: (who) =>
      `Diese Stellung kann in keiner Partie entstehen: zu viele Bauern oder umgewandelte Figuren (${who}). Du kannst sie trotzdem spielen.`,
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
    chess960: 'Das ist eine Partie Chess960.',
    noStart: (last) => `Die Grundstellungen von Chess960 haben die Nummern 0 bis ${last}.`,
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

export const moveTexts: Translation<typeof moves.moveTexts> = {
  loaded: 'Partie geladen',
  flag: 'Zeit um',
  claimed: 'Remis reklamiert',
  accepted: 'Remis angenommen',
  resigned: 'Aufgegeben',
  wrong: (from, to) => `${from}-${to}: falscher Zug`,
  offered: (move) => `${move}, Remis angeboten`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  thisMove: 'diesem Zug',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Nach ${played} kann ${foe} in # Zug matt setzen.`,
      other: `Nach ${played} kann ${foe} in # Zügen matt setzen.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Nach ${played} kann ${foe} den König in # Zug schlagen.`,
      other: `Nach ${played} kann ${foe} den König in # Zügen schlagen.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} würde in # Zug matt setzen.`,
      other: `${better} würde in # Zügen matt setzen.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} würde den König in # Zug schlagen.`,
      other: `${better} würde den König in # Zügen schlagen.`,
    }),
  canCapture: (played, foe, square, piece) => `Nach ${played} kann ${foe} auf ${square} schlagen (${piece}).`,
  captures: (better, piece, played) =>
    `${better} schlägt eine Figur (${piece}), die nach ${played} stehen bleibt.`,
  keeps: (best, played, chance) =>
    `Er hält deine Gewinnchancen bei ${percentText(best)}. Nach ${played} fallen sie auf ${percentText(chance)}.`,
}
