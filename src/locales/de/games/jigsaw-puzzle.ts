import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/jigsaw-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    picture: {
      label: 'Bild',
      sunset: 'Abend',
      ocean: 'Meer',
      forest: 'Wald',
      city: 'Stadt',
      winter: 'Winter',
      space: 'Weltall',
      market: 'Markt',
      alps: 'Alpen',
      own: 'Deins',
    },
    difficulty: {
      label: 'Teile',
      easy: '4\u00a0×\u00a03',
      medium: '6\u00a0×\u00a04',
      hard: '8\u00a0×\u00a06',
      large: '100',
      huge: '200',
    },
    rotation: { label: 'Drehung', off: 'Aus', on: 'An' },
  },
  controls: {
    hold: 'Nehmen oder legen',
    turnLeft: 'Links drehen',
    rotate: 'Drehen',
    turnRight: 'Rechts drehen',
    ghost: 'Vorschau',
    edges: 'Nur Randteile',
    choose: 'Dein Bild wählen',
  },
  stats: { Time: 'Zeit', Moves: 'Züge', Placed: 'Gelegt' },
  best: { time: 'Bestzeit' },
  toasts: { complete: 'Puzzle fertig!' },
  status: {
    snap: (placed, pieces) =>
      plural(pieces, { one: `${placed} von # Teil gelegt.`, other: `${placed} von # Teilen gelegt.` }),
    join: (pieces) => plural(pieces, { one: '# Teil verbunden.', other: '# Teile verbunden.' }),
    ghostShown: 'Vorschau sichtbar.',
    ghostHidden: 'Vorschau ausgeblendet.',
    edgesOnly: 'Nur Randteile sichtbar.',
    allPieces: 'Alle Teile sichtbar.',
  },
  placed: (pieces) => plural(pieces, { one: '# Teil', other: '# Teile' }),
  captions: {
    scatter: 'Teile verstreut',
    pick: 'Teil aufgenommen',
    lay: 'Teil abgelegt',
    step: 'Schritt',
    look: 'Teil hervorgehoben',
    snap: 'Teil rastet ein',
    join: 'Teile verbinden sich',
    turn: 'Teil gedreht',
    ghost: 'Vorschau',
    edges: 'nur Randteile',
    choose: 'Bild gewählt',
    zoom: 'gezoomt',
    complete: 'Puzzle fertig',
  },
  tutorialHint: {
    keys: 'Nimm mit {keys} ein Teil auf und leg es ab',
    touch: 'Zieh ein Teil an seinen Platz',
    mouse: 'Zieh ein Teil an seinen Platz oder nimm {keys}',
  },
  howTo: [
    'Zieh ein Teil, oder tipp es an und dann seinen Platz. Zoom: Mausrad oder zwei Finger.',
    'Nah am Platz rasten Teile ein. Nachbarn verbinden sich überall.',
    'Die Vorschau zeigt das Bild. Dein eigenes bleibt auf diesem Gerät.',
  ],
  ends: {
    won: 'Puzzle fertig!',
    moves: (pieces, moves) =>
      plural(moves, { one: `${pieces} Teile in # Zug.`, other: `${pieces} Teile in # Zügen.` }),
  },
  tools: { ghost: 'Vorschau', edges: 'Rand', zoom: 'Zoom', turn: 'Drehen', choose: 'Bild' },
  picture: {
    part: 'Das Bild',
    choose: 'Bild auswählen',
    press: 'Drück auf „Bild“, um eins auszuwählen',
    ready: 'Dein Bild ist bereit. Es bleibt auf diesem Gerät.',
    notSaved: 'Dein Bild ist für diesen Besuch bereit; dieser Browser hat keinen Platz, um es zu speichern.',
    unreadable: 'Dieser Browser kann die Datei nicht lesen. Wähle ein JPEG-, PNG- oder WebP-Bild.',
  },
  own: { label: 'Eigenes Bild verwenden', used: 'Dieses Spiel verwendet ein eigenes Bild.' },
}
