import { numberText } from '../../../engine/core/text'
import type * as game from '../../../games/tug-of-war/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Stärke',
      easy: 'Leicht',
      medium: 'Normal',
      hard: 'Schwer',
      expert: 'Experte',
      impossible: 'Unmöglich',
    },
    pace: {
      label: 'Computertempo',
      level: 'Nach Stärke',
      follows: 'Wie du',
      says: {
        level: 'So stark, wie du es einstellst.',
        follows: 'Passt sich deinem Tempo an; ein Sprint entscheidet.',
      },
    },
    pull: { label: 'Ziehen', fast: 'Schnell', rhythm: 'Im Takt' },
    rounds: { label: 'Sieg bei', 1: '1 Runde', 3: '3 Runden', 5: '5 Runden' },
  },
  controls: { pull: 'Ziehen' },
  stats: {
    You: 'Du',
    Computer: 'Computer',
    Time: 'Zeit',
    'Player 1': 'Spieler 1',
    'Player 2': 'Spieler 2',
    'Presses a second': 'Anschläge pro Sekunde',
    'On the beat': 'Im Takt',
  },
  best: { time: 'Schnellster Sieg', pressesASecond: 'Bestes Tempo', onTheBeat: 'Bestes Taktgefühl' },
  toasts: {
    leftWinsRound: 'Die linke Seite gewinnt die Runde!',
    rightWinsRound: 'Die rechte Seite gewinnt die Runde!',
    score: (left, right) => `${left}:${right}`,
  },
  status: {
    go: 'Ziehen.',
    leftWinsRound: (left, right) => `Die linke Seite gewinnt die Runde, ${left} zu ${right}.`,
    rightWinsRound: (left, right) => `Die rechte Seite gewinnt die Runde, ${left} zu ${right}.`,
    time: 'Die Zeit ist um.',
  },
  captions: {
    beat: 'Taktschlag',
    slip: 'Ausrutscher',
    go: 'los',
    pull: 'Ruck',
    round: 'Runde vorbei',
    time: 'Zeit um',
  },
  tutorialHint: {
    keys: 'Zieh das Seil mit {keys} zu dir',
    touch: 'Tipp, um das Seil zu dir zu ziehen',
  },
  howTo: [
    'Drück schnell, im Takt zum Trommelschlag. Halten bringt nichts.',
    'Zieh das Band über deine Fahne. Eine Runde dauert 30 Sekunden.',
    'Am Touchscreen tippst du auf deine Hälfte, allein irgendwohin.',
  ],
  ends: {
    tie: 'Unentschieden',
    playerWins: (player) => `Spieler ${player} gewinnt`,
    computerWins: 'Der Computer gewinnt',
    youWin: 'Du gewinnst',
    score: (left, right) => `${left} zu ${right}.`,
    scoreAtTime: (left, right) => `${left} zu ${right}, als die Zeit um war.`,
    beat: (score, left, right) => `${score} Im Takt: ${left}\u00a0% und ${right}\u00a0%.`,
    pace: (score, left, right) =>
      `${score} Anschläge pro Sekunde: ${numberText(left)} und ${numberText(right)}.`,
  },
  field: { go: 'Ziehen!', time: 'Zeit um' },
}
