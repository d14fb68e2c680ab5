import { asSentence, listText, numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/memory-match/texts/game'
import type * as own from '../../../games/memory-match/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: {
      label: 'Schwierigkeit',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
      large: '18 Paare',
      huge: '24 Paare',
    },
    deck: {
      label: 'Karten',
      pictures: 'Bilder',
      letters: 'Buchstaben',
      numbers: 'Zahlen',
      sounds: 'Klänge',
      says: { sounds: 'Jede Karte spielt einen Ton. Finde die zwei, die gleich klingen.' },
    },
    players: { label: 'Spieler', 1: '1', 2: '2', 3: '3', 4: '4' },
  },
  stats: { Moves: 'Züge', Pairs: 'Paare', Time: 'Zeit', Forgotten: 'Vergessen' },
  pairsFound: (found, all) => `${found} von ${all}`,
  best: { moves: 'Wenigste Züge', time: 'Bestzeit' },
  status: {
    flip: (card, face) => asSentence(`Karte ${card}: ${face}`),
    match: (face) => asSentence(`Paar gefunden: ${face}`),
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
  sound: 'Klang',
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

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Eigene Paare',
  used: 'Dieses Spiel verwendet eigene Paare.',
  label: 'Paare, eines pro Zeile',
  hint: (min, max, characters) =>
    `${min} bis ${max} Paare mit „=“ zwischen den beiden Karten, jede mit bis zu ${characters} Zeichen oder Emojis. Eine Zeile ohne „=“ ergibt zwei gleiche Karten.`,
  example: '7 x 8 = 56\n6 x 9 = 54\nHund = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# Paar', other: '# Paare' }),
  noEquals: {
    spaces: (line) =>
      `„${line}“ hat kein „=“, daher wären beide Karten gleich. Teile die Zeile an den Leerzeichen oder schreib sie auf beide Seiten von „=“.`,
    parentheses: (line) =>
      `„${line}“ hat kein „=“, daher wären beide Karten gleich. Teile die Zeile an den Klammern oder schreib sie auf beide Seiten von „=“.`,
    sign: (line, sign) =>
      `„${line}“ hat kein „=“, daher wären beide Karten gleich. Teile die Zeile bei „${sign}“ oder schreib sie auf beide Seiten von „=“.`,
  },
  split: {
    spaces: 'An den Leerzeichen teilen',
    parentheses: 'An den Klammern teilen',
    sign: (sign) => `Bei „${sign}“ teilen`,
  },
  faults: {
    count: (min, max, pairs) => `Ein Satz hat ${min} bis ${max} Paare. Dieser hat ${pairs}.`,
    cells: (line, cells) => `„${line}“ hat ${cells} Zellen. Ein Paar hat zwei.`,
    manyEquals: (line) => `„${line}“ hat mehr als ein „=“. Ein Paar hat zwei Seiten.`,
    empty: (line) => `„${line}“ hat eine leere Seite.`,
    equalsOnCard: (line) => `„${line}“ hat ein „=“ auf einer Karte. Lass es weg.`,
    long: (text, characters, max) =>
      `„${text}“ hat ${characters} Zeichen. Auf eine Karte passen bis zu ${max}.`,
    twice: (text) => `„${text}“ kommt in zwei Paaren vor, daher wüsste niemand, zu welcher Karte es gehört.`,
  },
  notes: {
    alike: (one, other) => `„${one}“ und „${other}“ sehen fast gleich aus.`,
    small: (text) =>
      `„${text}“ ist auf einem kleinen Handy schwer zu lesen. Nimm weniger Paare oder kürzere Texte.`,
  },
}
