import type * as game from '../../../games/pong/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    points: { label: 'Sieg bei' },
    margin: { label: 'Vorsprung', 1: 'Ein Punkt', 2: 'Zwei Punkte' },
    ball: {
      label: 'Ball',
      classic: 'Klassisch',
      wild: 'Wild',
      says: {
        classic: 'Kein Effet: Nur die Trefferstelle bestimmt den Winkel.',
        wild: 'Bewegte Schläger geben Effet, Ballwechsel werden schneller.',
      },
    },
  },
  stats: {
    You: 'Du',
    Computer: 'Computer',
    'Player 1': 'Spieler 1',
    'Player 2': 'Spieler 2',
    Rally: 'Schläge',
  },
  best: { rally: 'Längster Ballwechsel' },
  points: {
    left: (left, right) => `Punkt für die linke Seite, ${left} zu ${right}.`,
    right: (left, right) => `Punkt für die rechte Seite, ${left} zu ${right}.`,
    top: (left, right) => `Punkt für die obere Seite, ${left} zu ${right}.`,
    bottom: (left, right) => `Punkt für die untere Seite, ${left} zu ${right}.`,
  },
  captions: {
    serve: 'Aufschlag',
    hit: 'Schlägertreffer',
    wall: 'Wandtreffer',
    goal: 'Punkt',
  },
  tutorialHint: { keys: 'Triff den Ball mit {keys}', touch: 'Zieh deinen Schläger zum Ball' },
  howTo: [
    'Lass den Ball nicht vorbei. Mit jedem Schlag wird er schneller.',
    'Je näher am Ende des Schlägers, desto steiler fliegt der Ball weg.',
    'Spiel mit Tasten, Stick, Maus oder Finger. Zu zweit: für jeden eine Hälfte.',
  ],
  ends: {
    youWin: 'Du gewinnst',
    computerWins: 'Der Computer gewinnt',
    playerWins: (player) => `Spieler ${player} gewinnt`,
    score: (left, right) => `${left} zu ${right}.`,
  },
}
