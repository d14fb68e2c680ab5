import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/air-hockey/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: {
      label: 'Match',
      single: 'Einzelmatch',
      cup: 'Pokal',
      pairs: 'Zwei gegen zwei',
      says: {
        single: 'Ein Match gegen den Computer.',
        cup: 'Sechs Gegner und Tische.',
        pairs: 'Bis zu vier Leute hier, zwei Schläger in jeder Hälfte.',
      },
    },
    goals: {
      label: 'Matchlänge',
      goals: (goals) => plural(goals, { one: '# Tor', other: '# Tore' }),
      time: '2 Minuten',
    },
    pucks: { label: 'Pucks', 1: 'Einer', 2: 'Zwei' },
    rival: { label: 'Gegner' },
  },
  stats: {
    You: 'Du',
    Computer: 'Computer',
    'Player 1': 'Spieler 1',
    'Player 2': 'Spieler 2',
    'Team 1': 'Team 1',
    'Team 2': 'Team 2',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Hugo: 'Hugo',
    Silas: 'Silas',
    Olga: 'Olga',
    Freya: 'Freya',
    Time: 'Zeit',
    Stars: 'Sterne',
  },
  best: { time: 'Schnellster Sieg', stars: 'Meiste Sterne' },
  toasts: {
    reset: 'Festsitzender Puck zurück in der Mitte',
    time: 'Das nächste Tor entscheidet!',
  },
  status: {
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
    meet: 'Gegner erscheint',
    time: 'Zeit um',
    Over: 'Match vorbei',
  },
  tutorialHint: {
    keys: 'Triff den Puck mit {keys}',
    touch: 'Zieh deinen Schläger gegen den Puck',
    mouse: 'Beweg deinen Schläger gegen den Puck oder nimm {keys}',
  },
  howTo: [
    'Schlag den Puck ins Tor gegenüber. Fünf Tore genügen, wenn nichts anderes dasteht.',
    'Beweg deinen Schläger mit Maus, Finger, Tasten oder Stick, nur in deiner Hälfte.',
    'Zu zweit habt ihr je eine Hälfte. Der Puck prallt von den Banden ab.',
  ],
  ends: {
    playerWins: (player) => `Spieler ${player} gewinnt`,
    computerWins: 'Der Computer gewinnt',
    youWin: 'Du gewinnst',
    score: (left, right) => `${left}:${right}`,
    yourTeam: 'Dein Team gewinnt',
    otherTeam: 'Das andere Team gewinnt',
    teamWins: (team) => `Team ${team} gewinnt`,
  },
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'Tilda die Schildkröte',
      says: 'Lässt sich Zeit',
      intro: 'Tilda die Schildkröte bleibt nah am Tor und lässt sich Zeit.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'Bruno der Bulle',
      says: 'Stürmt los, auf rundem Tisch',
      intro: 'Bruno der Bulle stürmt auf jeden Puck los und lässt sein Tor offen. Sein Tisch ist rund.',
    },
    hedgehog: {
      name: 'Hugo',
      fullName: 'Hugo der Igel',
      says: 'Versteckt sich hinter zwei Pfosten',
      intro: 'Hugo der Igel hat zwei Pfosten in der Mitte seines Tisches.',
    },
    seal: {
      name: 'Silas',
      fullName: 'Silas der Seehund',
      says: 'Schießt über die Bande, Pfosten wandern',
      intro: 'Silas der Seehund schießt über die Bande. Die Pfosten auf seinem Tisch wandern.',
    },
    octopus: {
      name: 'Olga',
      fullName: 'Olga die Krake',
      says: 'Spielt mit zwei Pucks',
      intro: 'Olga die Krake spielt mit zwei Pucks zugleich.',
    },
    falcon: {
      name: 'Freya',
      fullName: 'Freya die Falkin',
      says: 'Zielt in die Lücke, auf schnellem Eis',
      intro: 'Freya die Falkin ist schnell und schießt dorthin, wo du nicht bist. Auch ihr Eis ist schnell.',
    },
  },
  cup: {
    goals: (goals) => plural(goals, { one: 'Sieg bei # Tor', other: 'Sieg bei # Toren' }),
    stars: (two) => `Sieg: 1 Stern; höchstens ${two} Gegentore: 2; keins: 3`,
    beat: (name, stars) =>
      plural(stars, { one: `Du besiegst ${name}: # Stern`, other: `Du besiegst ${name}: # Sterne` }),
    rivalWins: (fullName) => `${fullName} gewinnt`,
  },
  join: 'Mitspielen geht jederzeit',
  goal: 'Tor!',
}
