import type * as cards from '../../engine/core/texts/cards'
import type * as declarations from '../../engine/core/texts/declarations'
import type * as names from '../../engine/input/texts/names'
import type { Translation } from '../translation'

export const declarationTexts: Translation<typeof declarations.declarationTexts> = {
  opponent: { label: 'Gegner', two: 'Zwei am Gerät' },
  starts: { computer: 'Gegen den Computer', alone: 'Ein Spieler', two: 'Zu zweit hier' },
  puzzles: { games: 'Aufgaben', techniques: 'Techniken' },
  facing: { label: 'Brett', fixed: 'Fest', flip: 'Dreht sich', table: 'Gegenüber' },
  boardColors: { label: 'Brettfarben', wood: 'Holz', blue: 'Blau', green: 'Grün', gray: 'Grau' },
  players: { label: 'Spieler', 1: '1', 2: '2' },
  level: { label: 'Stärke', easy: 'Leicht', normal: 'Normal', hard: 'Schwer' },
  orientation: { label: 'Ausrichtung', window: 'Wie Fenster', wide: 'Querformat', upright: 'Hochformat' },
  ghost: { label: 'Geist', race: 'In Rennen', on: 'Sichtbar', off: 'Verborgen' },
  directions: { up: 'Hoch', down: 'Runter', left: 'Links', right: 'Rechts' },
  move: 'Bewegen',
  zoom: {
    group: 'Zoom',
    in: 'Vergrößern',
    out: 'Verkleinern',
    all: 'Alles zeigen',
    pan: 'Ansicht bewegen',
  },
}

export const nameTexts: Translation<typeof names.nameTexts> = {
  keys: {
    Escape: 'Esc',
    NumpadEnter: 'Num Enter',
    NumpadAdd: 'Num +',
    NumpadSubtract: 'Num −',
    Space: 'Leertaste',
    Enter: 'Enter',
    Tab: 'Tab',
    Insert: 'Einfg',
    Delete: 'Entf',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild ↑',
    PageDown: 'Bild ↓',
    CapsLock: 'Feststell',
    ShiftLeft: 'Umschalt',
    ShiftRight: 'Umschalt rechts',
    ControlLeft: 'Strg',
    ControlRight: 'Strg rechts',
    AltLeft: 'Alt',
    AltRight: 'Alt Gr',
  },
  numpad: (key) => `Num ${key}`,
  pad: {
    DpadUp: 'D-Pad ↑',
    DpadDown: 'D-Pad ↓',
    DpadLeft: 'D-Pad ←',
    DpadRight: 'D-Pad →',
    LeftStickUp: 'Stick ↑',
    LeftStickDown: 'Stick ↓',
    LeftStickLeft: 'Stick ←',
    LeftStickRight: 'Stick →',
    RightStickUp: 'Rechter Stick ↑',
    RightStickDown: 'Rechter Stick ↓',
    RightStickLeft: 'Rechter Stick ←',
    RightStickRight: 'Rechter Stick →',
  },
  playstation: { cross: 'Kreuz', circle: 'Kreis', square: 'Quadrat', triangle: 'Dreieck' },
  button: (number) => `Taste ${number}`,
  axis: (number, sign) => `Achse ${number} ${sign}`,
}

const RANKS: Readonly<Record<string, string>> = { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' }
const SUITS = { spades: 'Pik', hearts: 'Herz', diamonds: 'Karo', clubs: 'Kreuz' }

const name: (typeof cards.cardTexts)['name'] = (rank, suit) =>
  RANKS[rank] === undefined ? `${SUITS[suit]} ${rank}` : `${SUITS[suit]}-${RANKS[rank]}`

// Sentences need no article: „Herz-König auf Pik-Ass“.
export const cardTexts: Translation<typeof cards.cardTexts> = { name, inSentence: name }
