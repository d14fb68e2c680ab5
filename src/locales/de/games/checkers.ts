import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/checkers/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Eine Dame-Stellung nennt die Seite am Zug und die Felder beider Seiten, etwa B:W21,K22:B1,2 (B ist Rot, W ist Weiß, K eine Dame, Felder 1 bis 32, bei zehn Reihen 1 bis 50).'

export const texts: Translation<typeof game.texts> = {
  options: {
    variant: {
      label: 'Regeln',
      simplified: 'Vereinfacht',
      tournament: 'Turnier',
      international: 'International',
      russian: 'Russisch',
      says: {
        tournament: 'Du musst schlagen, und zwar weiter, solange du kannst.',
        international:
          'Weiß fängt an. Zehn Reihen, fliegende Damen, und du musst die meisten Steine schlagen.',
        russian: 'Weiß fängt an. Fliegende Damen, Steine schlagen auch rückwärts, du wählst den Schlag.',
      },
    },
    levels: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer', expert: 'Experte' },
    side: { label: 'Du spielst', red: 'Rot', white: 'Weiß' },
  },
  sides: { red: 'Rot', white: 'Weiß' },
  stats: { Turn: 'Am Zug', Moves: 'Züge' },
  best: { moves: 'Kürzester Sieg' },
  toasts: {
    redOffers: 'Rot bietet Remis an. Der nächste Zug lehnt es ab.',
    whiteOffers: 'Weiß bietet Remis an. Der nächste Zug lehnt es ab.',
    redKing: 'Rot bekommt eine Dame',
    whiteKing: 'Weiß bekommt eine Dame',
  },
  status: {
    moved: (side, from, to) => `${side}: ${from} nach ${to}.`,
    captured: (side, from, to, pieces) =>
      plural(pieces, {
        one: `${side}: ${from} nach ${to}, # Stein geschlagen.`,
        other: `${side}: ${from} nach ${to}, # Steine geschlagen.`,
      }),
    redKing: (square) => `Rot bekommt eine Dame auf Feld ${square}.`,
    whiteKing: (square) => `Weiß bekommt eine Dame auf Feld ${square}.`,
  },
  captions: {
    resigned: 'aufgegeben',
    move: 'Stein zieht',
    capture: 'Stein geschlagen',
    king: 'neue Dame',
    Over: 'Spiel vorbei',
  },
  howTo: [
    'Zieh schräg nach vorn; spring über Steine, um sie zu schlagen.',
    'Ein Stein, der die letzte Reihe erreicht, wird Dame und zieht vor und zurück.',
    'Schlag alle Steine, um zu gewinnen. Außer bei „Vereinfacht“ musst du schlagen.',
  ],
  refusals: {
    notYours: 'Das ist nicht dein Stein.',
    mustCapture: 'Du musst schlagen. Die hervorgehobenen Steine können es.',
    mustCaptureOn: 'Du musst schlagen, und zwar weiter, solange du kannst.',
    mustCaptureMost: 'Du musst so viele Steine wie möglich schlagen. Die hervorgehobenen Steine können es.',
    stuck: 'Dieser Stein kann nirgendwohin ziehen.',
    occupied: 'Dieses Feld ist besetzt.',
    forward: 'Einfache Steine ziehen nur nach vorn. Damen ziehen vor und zurück.',
    oneSquare: 'Zieh ein Feld schräg oder spring über einen gegnerischen Stein.',
    diagonal:
      'Ein einfacher Stein zieht ein Feld schräg nach vorn. Eine Dame zieht beliebig weit auf einer freien Diagonale.',
  },
  ends: {
    draw: 'Remis',
    quiet: (moves) =>
      plural(moves, {
        one: '# Zug jeder Seite ohne Schlagen und ohne Zug eines einfachen Steins.',
        other: '# Züge jeder Seite ohne Schlagen und ohne Zug eines einfachen Steins.',
      }),
    agreed: 'Remis wurde angeboten und angenommen.',
    redWins: 'Rot gewinnt',
    whiteWins: 'Weiß gewinnt',
    youWin: 'Du gewinnst',
    computerWins: 'Der Computer gewinnt',
    redResigned: 'Rot hat aufgegeben.',
    whiteResigned: 'Weiß hat aufgegeben.',
    redGone: 'Rot hat keine Steine mehr.',
    whiteGone: 'Weiß hat keine Steine mehr.',
    redStuck: 'Rot kann nicht ziehen.',
    whiteStuck: 'Weiß kann nicht ziehen.',
  },
  position: {
    form: POSITION_FORM,
    noSquare: (sign) => `„${sign}“ ist kein Feld. ${POSITION_FORM}`,
    eightRows: (square, max) =>
      `Feld ${square} gibt es bei acht Reihen nicht: Die Felder haben die Nummern 1 bis ${max}. Wähle „International“ für eine Stellung mit zehn Reihen.`,
    outside: (square, max) =>
      `Feld ${square} gibt es nicht: Die dunklen Felder haben die Nummern 1 bis ${max}.`,
    strange: (field) => `„${field}“ in dieser Stellung ist nicht lesbar. ${POSITION_FORM}`,
    noMoves: `In diesem PDN stehen keine Züge. ${POSITION_FORM}`,
    twice: (side) => `Diese Stellung nennt die Felder von ${side} zweimal.`,
    missing: (side) => `Die Felder von ${side} fehlen. ${POSITION_FORM}`,
    twoPieces: (square) => `Auf Feld ${square} stehen zwei Steine.`,
    redMan: (square) => `Der rote Stein auf Feld ${square} wäre eine Dame (als Text: K${square}).`,
    whiteMan: (square) => `Der weiße Stein auf Feld ${square} wäre eine Dame (als Text: K${square}).`,
    many: (max) => `Eine Seite hat höchstens ${max} Steine.`,
    empty: 'Diese Stellung hat keine Steine.',
    illegal: (number, move) => `Zug ${number}, ${move}, ist nach diesen Regeln nicht erlaubt.`,
    games: {
      22: 'Italienische Dame',
      23: 'American Pool Checkers',
      24: 'Spanische Dame',
      26: 'Brasilianische Dame',
      27: 'Kanadische Dame',
      28: 'Portugiesische Dame',
      30: 'Türkische Dame',
      31: 'Thailändische Dame',
      40: 'Friesische Dame',
    },
    otherGame: (game) => `Das ist eine Partie ${game}. Dieses Spiel gibt es hier nicht.`,
    american: 'Das ist eine Partie Amerikanische Dame. Wähle dafür die Regeln „Turnier“.',
    international: 'Das ist eine Partie Internationale Dame. Wähle dafür die Regeln „International“.',
    russian: 'Das ist eine Partie Russische Dame. Wähle dafür die Regeln „Russisch“.',
    noMove: (word) => `„${word}“ ist weder ein Zug wie 32-28 noch eine Stellung wie W:W31-50:B1-20.`,
  },
  players: {
    name: 'Spieler',
    you: 'Du',
    computer: 'Computer',
    left: (pieces) => `Noch ${pieces}`,
    mustCapture: 'Muss schlagen',
  },
  board: {
    name: 'Damebrett',
    gameText: 'Stellung',
    flip: 'Brett drehen',
    redMan: 'roter Stein',
    redKing: 'rote Dame',
    whiteMan: 'weißer Stein',
    whiteKing: 'weiße Dame',
    light: (place) => `${place}, helles Feld`,
    square: (place, square, what) => `${place}, Feld ${square}, ${what}`,
    legal: (place, square, what) => `${place}, Feld ${square}, ${what}, möglicher Zug`,
    mustCapture: (place, square, what) => `${place}, Feld ${square}, ${what}, muss schlagen`,
  },
}
