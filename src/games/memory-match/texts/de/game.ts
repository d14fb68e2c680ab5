import { listText, numberText, plural } from '../../../../engine/core/text'
import type { texts as english } from '../game'

export const texts: typeof english = {
  options: {
    difficulty: {
      label: 'Schwierigkeit',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
      large: '18 Paare',
      huge: '24 Paare',
    },
    deck: { label: 'Karten', pictures: 'Bilder', letters: 'Buchstaben', numbers: 'Zahlen' },
    players: { label: 'Spieler', 1: 'Einer', 2: 'Zwei', 3: 'Drei', 4: 'Vier' },
  },
  stats: { Moves: 'Züge', Pairs: 'Paare', Time: 'Zeit', Forgotten: 'Vergessen' },
  pairsFound: (found, all) => `${found} von ${all}`,
  best: { moves: 'Wenigste Züge', time: 'Bestzeit' },
  status: {
    flip: (card, face) => `Karte ${card}: ${face}.`,
    match: (face) => `Paar gefunden: ${face}.`,
    mismatch: 'Kein Paar.',
  },
  captions: {
    flip: 'Karte aufgedeckt',
    match: 'Paar gefunden',
    mismatch: 'kein Paar',
    Refused: 'diese Karte lässt sich nicht aufdecken',
  },
  howTo: [
    'Deck in jedem Zug zwei Karten auf.',
    'Gleiche Karten bleiben offen. Andere werden nach einer Sekunde wieder verdeckt.',
    'Finde alle Paare in wenigen Zügen. Zu mehreren gewinnt, wer die meisten Paare hat.',
  ],
  ends: {
    ratings: { Perfect: 'Perfekt', Great: 'Großartig', Good: 'Gut' },
    allPairs: (pairs, moves) =>
      plural(moves, {
        one: `Alle ${pairs} Paare in # Zug.`,
        other: `Alle ${pairs} Paare in # Zügen.`,
      }),
    playerWins: (player) => `Spieler ${player} gewinnt`,
    tie: (players) => `Unentschieden: ${listText(players.map((player) => `Spieler ${player}`))}`,
    shares: (counts, pairs) => `Paare: ${listText(counts.map((count) => numberText(count)))} von ${pairs}.`,
  },
  board: {
    name: 'Karten der Memo-Paare',
    noCard: 'keine Karte',
    faceDown: 'verdeckt',
    matched: (face) => `${face}, gefunden`,
  },
  players: {
    list: 'Spieler',
    player: (player) => `Spieler ${player}`,
    pairs: (player) => `Paare von Spieler ${player}`,
  },
  faces: {
    star: 'Stern',
    moon: 'Mond',
    heart: 'Herz',
    drop: 'Tropfen',
    leaf: 'Blatt',
    key: 'Schlüssel',
    bell: 'Glocke',
    fish: 'Fisch',
    boat: 'Boot',
    cup: 'Tasse',
    tree: 'Baum',
    bolt: 'Blitz',
  },
  facesAtNight: {
    star: 'Stern bei Nacht',
    moon: 'Mond bei Nacht',
    heart: 'Herz bei Nacht',
    drop: 'Tropfen bei Nacht',
    leaf: 'Blatt bei Nacht',
    key: 'Schlüssel bei Nacht',
    bell: 'Glocke bei Nacht',
    fish: 'Fisch bei Nacht',
    boat: 'Boot bei Nacht',
    cup: 'Tasse bei Nacht',
    tree: 'Baum bei Nacht',
    bolt: 'Blitz bei Nacht',
  },
}
