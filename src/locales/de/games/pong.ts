import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pong/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    points: { label: 'Sieg bei' },
    margin: { label: 'Vorsprung', 1: 'Ein Punkt', 2: 'Zwei Punkte' },
    ball: {
      label: 'Modus',
      classic: 'Klassisch',
      wild: 'Wild',
      ladder: 'Leiter',
      sides: 'Vier Seiten',
      pairs: 'Zwei gegen zwei',
      says: {
        classic: 'Kein Effet: Die Trefferstelle zählt.',
        wild: 'Schläger geben Effet, Ballwechsel werden schneller.',
        ladder: 'Fünf Gegner mit Eigenheiten.',
        sides: 'Bis zu vier hier, je eine Person pro Seite.',
        pairs: 'Bis zu vier Leute hier, zwei Schläger in jeder Hälfte.',
      },
    },
    rival: { label: 'Gegner' },
  },
  stats: {
    You: 'Du',
    Computer: 'Computer',
    'Player 1': 'Spieler 1',
    'Player 2': 'Spieler 2',
    'Team 1': 'Team 1',
    'Team 2': 'Team 2',
    Rally: 'Schläge',
    Stars: 'Sterne',
  },
  best: { rally: 'Längster Ballwechsel', stars: 'Meiste Sterne' },
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
    lost: 'Ball verfehlt',
  },
  tutorialHint: { keys: 'Triff den Ball mit {keys}', touch: 'Zieh deinen Schläger zum Ball' },
  howTo: [
    'Lass den Ball nicht vorbei. Mit jedem Schlag wird er schneller.',
    'Je näher am Ende des Schlägers, desto steiler fliegt der Ball weg.',
    'Spiel mit Tasten, Stick, Maus oder Finger. Zu zweit habt ihr je eine Hälfte.',
  ],
  ends: {
    youWin: 'Du gewinnst',
    computerWins: 'Der Computer gewinnt',
    playerWins: (player) => `Spieler ${player} gewinnt`,
    yourTeam: 'Dein Team gewinnt',
    otherTeam: 'Das andere Team gewinnt',
    teamWins: (team) => `Team ${team} gewinnt`,
    score: (left, right) => `${left} zu ${right}.`,
    beat: (name, stars) =>
      plural(stars, { one: `Du schlägst ${name}: # Stern`, other: `Du schlägst ${name}: # Sterne` }),
    place: (place, of) => `Platz ${place} von ${of}`,
    rivalWins: (name) => `${name} gewinnt`,
  },
  rivals: {
    dot: { name: 'Pünktchen', says: 'Lässt es langsam angehen' },
    echo: { name: 'Echo', says: 'Kopiert den Ball: Spiel steil' },
    curl: { name: 'Locke', says: 'Schneidet jeden Ball an' },
    smash: { name: 'Kracher', says: 'Macht jeden Ball schneller' },
    ace: { name: 'Ass', says: 'Zielt dahin, wo du nicht bist' },
  },
  court: {
    points: (points) => `Sieg bei ${points}`,
    lives: (lives) => `${lives} Leben für alle`,
    join: 'Mitspielen geht jederzeit',
    pass: 'Schüsse deines Teams fliegen durch',
    goal: (two, three) => `Bis ${two} verloren: 2 Sterne, bis ${three}: 3`,
  },
}
