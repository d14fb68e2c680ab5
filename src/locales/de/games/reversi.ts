import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/reversi/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Gib 64 Felder ein (X schwarz, O weiß, - leer), dann X oder O für die Seite am Zug. Oder eine Liste von Zügen wie f5d6c3.'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer', expert: 'Experte', master: 'Meister' },
    side: {
      label: 'Du spielst',
      black: 'Schwarz',
      white: 'Weiß',
      says: { white: 'Schwarz zieht zuerst.' },
    },
    size: { label: 'Brettgröße', 6: '6\u00a0×\u00a06', 8: '8\u00a0×\u00a08' },
    moves: { label: 'Mögliche Züge', shown: 'Sichtbar', hidden: 'Verborgen' },
  },
  sides: { black: 'Schwarz', white: 'Weiß' },
  stats: { Turn: 'Am Zug', Black: 'Schwarz', White: 'Weiß', Empty: 'Leer', Lead: 'Vorsprung' },
  best: { lead: 'Höchster Sieg' },
  toasts: {
    blackPasses: 'Schwarz passt',
    blackPassesDetail: 'Schwarz kann keinen Stein umdrehen, also zieht Weiß noch einmal.',
    whitePasses: 'Weiß passt',
    whitePassesDetail: 'Weiß kann keinen Stein umdrehen, also zieht Schwarz noch einmal.',
  },
  status: {
    moved: (side, square, flipped) =>
      plural(flipped, {
        one: `${side} auf ${square}, # Stein umgedreht.`,
        other: `${side} auf ${square}, # Steine umgedreht.`,
      }),
    blackPasses: 'Schwarz kann keinen Stein umdrehen und passt. Weiß zieht noch einmal.',
    whitePasses: 'Weiß kann keinen Stein umdrehen und passt. Schwarz zieht noch einmal.',
  },
  captions: {
    move: 'Steine umgedreht',
    corner: 'Ecke besetzt',
    pass: 'Seite passt',
    Over: 'Spiel vorbei',
  },
  howTo: [
    'Schwarz beginnt. Schließ eine Reihe zwischen zwei deiner Steine ein: Sie dreht sich um.',
    'Jeder Zug muss einen Stein umdrehen, sonst passt du. Ecken bleiben dir sicher.',
    'Kann niemand mehr ziehen, gewinnt, wer mehr Steine hat. Leere Felder gehen an den Sieger.',
  ],
  refusals: {
    taken: 'Dieses Feld ist besetzt.',
    noBlack:
      'Keine Linie von dort endet an einem anderen schwarzen Stein, es würde sich also nichts umdrehen.',
    noWhite: 'Keine Linie von dort endet an einem anderen weißen Stein, es würde sich also nichts umdrehen.',
    apart: 'Setz deinen Stein neben einen gegnerischen, sodass sich mindestens einer umdreht.',
  },
  ends: {
    tie: 'Unentschieden',
    tieDetail: (discs) => `Beide Seiten haben ${discs} Steine.`,
    blackWins: 'Schwarz gewinnt',
    whiteWins: 'Weiß gewinnt',
    youWin: 'Du gewinnst',
    computerWins: 'Der Computer gewinnt',
    score: (high, low) => `${high} zu ${low} Steine.`,
    scoreToNone: (high) => `${high} zu 0 Steine: Alle Steine wurden umgedreht.`,
    scoreWithEmpty: (high, low, empty, total) =>
      plural(empty, {
        one: `${high} zu ${low} Steine. Keine Seite konnte ziehen. Das leere Feld geht an den Sieger: ${total} zu ${low}.`,
        other: `${high} zu ${low} Steine. Keine Seite konnte ziehen. Die leeren Felder gehen an den Sieger: ${total} zu ${low}.`,
      }),
    scoreToNoneWithEmpty: (high, empty, total) =>
      plural(empty, {
        one: `${high} zu 0 Steine: Alle Steine wurden umgedreht. Das leere Feld geht an den Sieger: ${total} zu 0.`,
        other: `${high} zu 0 Steine: Alle Steine wurden umgedreht. Die leeren Felder gehen an den Sieger: ${total} zu 0.`,
      }),
  },
  position: {
    form: POSITION_FORM,
    signs: 'Schreib X für Schwarz, O für Weiß und - für leere Felder.',
    length: (characters) =>
      plural(characters, {
        one: `Diese Stellung hat # Zeichen. ${POSITION_FORM}`,
        other: `Diese Stellung hat # Zeichen. ${POSITION_FORM}`,
      }),
    noSide: `Es fehlt, welche Seite am Zug ist. ${POSITION_FORM}`,
    fewDiscs: 'Eine Stellung hat mindestens vier Steine: Mit ihnen beginnt die Partie.',
    afterEnd: (number, move) => `Zug ${number}, ${move}, kommt nach dem Ende der Partie.`,
    illegal: (number, move, side) =>
      `Zug ${number}, ${move}, ist nicht erlaubt: ${side} würde dort nichts umdrehen.`,
    noMove: 'In diesem Text steht kein Zug. Eine Partie ist eine Liste von Zügen wie f5d6c3.',
    games: { 1: 'Go', 3: 'Schach', 4: 'Gomoku', 11: 'Hex' },
    otherGame: (game) => `Das ist eine Partie ${game}. ${POSITION_FORM}`,
    noSquare: (square) => `„${square}“ ist kein Feld von Reversi. ${POSITION_FORM}`,
    bySides: 'Schreib die Züge beider Seiten in eine Liste, in der Reihenfolge, in der sie gespielt wurden.',
    format: (format) => `Das ist ${format} und kann hier nicht gelesen werden. ${POSITION_FORM}`,
  },
  players: {
    name: 'Spieler',
    you: 'Du',
    computer: 'Computer',
    cannotMove: 'Kann nicht ziehen',
    movesAgain: 'Zieht noch einmal',
    moves: (moves) => plural(moves, { one: '# Zug', other: '# Züge' }),
  },
  board: {
    name: 'Reversi-Brett',
    flip: 'Brett drehen',
    black: 'schwarz',
    white: 'weiß',
    empty: 'leer',
    square: (square, what) => `${square}, ${what}`,
    last: (square, what) => `${square}, ${what}, letzter Zug`,
    legal: (square, what) => `${square}, ${what}, möglicher Zug`,
    pass: 'passt',
    gameText: 'Züge und Stellung',
  },
}
