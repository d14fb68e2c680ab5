import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Match',
      single: 'Einzelmatch',
      cup: 'Pokal',
      says: { single: 'Ein Match gegen den Computer.', cup: 'Vier Gegner, jeder stärker als der vorige.' },
    },
    goals: {
      label: 'Matchlänge',
      goals: (goals) => plural(goals, { one: '# Tor', other: '# Tore' }),
      time: '2 Minuten',
    },
    pucks: { label: 'Pucks', 1: 'Einer', 2: 'Zwei' },
  },
  stats: {
    You: 'Du',
    Computer: 'Computer',
    'Player 1': 'Spieler 1',
    'Player 2': 'Spieler 2',
    Beaten: 'Besiegt',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Silas: 'Silas',
    Freya: 'Freya',
    Time: 'Zeit',
  },
  best: { time: 'Schnellster Sieg', beaten: 'Meiste besiegte Gegner' },
  toasts: {
    reset: 'Festsitzender Puck zurück in der Mitte',
    time: 'Das nächste Tor entscheidet!',
  },
  status: {
    beaten: (name, score) => `Du besiegst ${name}, ${score}.`,
    beatenBy: (name, score) => `${name} gewinnt, ${score}.`,
    time: 'Die Zeit ist um.',
    timeTied: 'Die Zeit ist um, und es steht unentschieden. Das nächste Tor entscheidet.',
    goal: {
      left: (left, right) => `Tor für die linke Seite, ${left} zu ${right}.`,
      right: (left, right) => `Tor für die rechte Seite, ${left} zu ${right}.`,
      top: (left, right) => `Tor für die obere Seite, ${left} zu ${right}.`,
      bottom: (left, right) => `Tor für die untere Seite, ${left} zu ${right}.`,
    },
  },
  captions: {
    serve: 'Anspiel',
    hit: 'Schläger trifft den Puck',
    rail: 'Puck trifft die Bande',
    clash: 'Pucks stoßen zusammen',
    goal: 'Tor',
    nudge: 'Puck freigeblasen',
    reset: 'Puck zurückgelegt',
    meet: 'nächster Gegner',
    beaten: 'Match gewonnen',
    beatenBy: 'Match verloren',
    time: 'Zeit um',
    Over: 'Match vorbei',
  },
  tutorialHint: {
    keys: 'Triff den Puck mit {keys}',
    touch: 'Zieh deinen Schläger gegen den Puck',
    mouse: 'Beweg deinen Schläger gegen den Puck oder nimm {keys}',
  },
  howTo: [
    'Schlag den Puck ins Tor gegenüber. Wer zuerst fünf Tore hat, gewinnt (einstellbar).',
    'Beweg deinen Schläger mit Maus, Finger, Tasten oder Stick, nur in deiner Hälfte.',
    'Zu zweit habt ihr je eine Hälfte. Der Puck prallt von den Banden ab.',
  ],
  ends: {
    playerWins: (player) => `Spieler ${player} gewinnt`,
    computerWins: 'Der Computer gewinnt',
    youWin: 'Du gewinnst',
    score: (left, right) => `${left}:${right}`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'Tilda die Schildkröte',
      intro: 'Tilda die Schildkröte bleibt nah am Tor und lässt sich Zeit.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'Bruno der Bulle',
      intro: 'Bruno der Bulle stürmt auf jeden Puck los und lässt sein Tor offen.',
    },
    seal: {
      name: 'Silas',
      fullName: 'Silas der Seehund',
      intro: 'Silas der Seehund schießt über die Bande.',
    },
    falcon: {
      name: 'Freya',
      fullName: 'Freya die Falkin',
      intro: 'Freya die Falkin ist schnell und schießt dorthin, wo du nicht bist.',
    },
  },
  cup: {
    rivalWins: (name) => `${name} gewinnt`,
    secondChance: (score) => `${score}. Du hast eine zweite Chance: Wiederhole dieses Match.`,
    replay: 'Match wiederholen',
    youBeat: (name) => `Du besiegst ${name}`,
    next: (score, intro) => `${score}. Als Nächstes: ${intro}`,
    nextMatch: 'Nächstes Match',
    won: 'Du gewinnst den Pokal',
    firstTry: 'Du hast alle vier im ersten Anlauf besiegt.',
    secondTry: 'Du hast alle vier besiegt, einen davon im zweiten Anlauf.',
    lost: 'Aus im Pokal',
    lostTo: (fullName, score) => `${fullName} gewinnt, ${score}.`,
  },
}
