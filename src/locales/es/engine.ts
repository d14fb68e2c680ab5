import type * as cards from '../../engine/core/texts/cards'
import type * as declarations from '../../engine/core/texts/declarations'
import type * as names from '../../engine/input/texts/names'
import type { Translation } from '../translation'

export const declarationTexts: Translation<typeof declarations.declarationTexts> = {
  opponent: { label: 'Rival', two: 'Alguien aquí' },
  starts: { computer: 'Contra la máquina', alone: 'Un jugador', two: 'Dos jugadores aquí' },
  puzzles: { games: 'Problemas', techniques: 'Técnicas' },
  facing: { label: 'Tablero', fixed: 'Fijo', flip: 'Gira', table: 'Cara a cara' },
  boardColors: { label: 'Colores del tablero', wood: 'Madera', blue: 'Azul', green: 'Verde', gray: 'Gris' },
  players: { label: 'Jugadores', 1: 'Uno', 2: 'Dos' },
  level: { label: 'Nivel de la máquina', easy: 'Fácil', normal: 'Normal', hard: 'Difícil' },
  orientation: { label: 'Orientación', window: 'Según ventana', wide: 'Horizontal', upright: 'Vertical' },
  ghost: { label: 'Fantasma', race: 'En carreras', on: 'Visible', off: 'Oculto' },
  directions: { up: 'Arriba', down: 'Abajo', left: 'Izquierda', right: 'Derecha' },
  move: 'Mover',
  zoom: { group: 'Zoom', in: 'Acercar', out: 'Alejar', all: 'Ver todo', pan: 'Mover la vista' },
}

export const nameTexts: Translation<typeof names.nameTexts> = {
  keys: {
    Escape: 'Esc',
    NumpadEnter: 'Num Enter',
    NumpadAdd: 'Num +',
    NumpadSubtract: 'Num −',
    Space: 'Espacio',
    Enter: 'Enter',
    Tab: 'Tab',
    Insert: 'Insert',
    Delete: 'Supr',
    Home: 'Inicio',
    End: 'Fin',
    PageUp: 'Re Pág',
    PageDown: 'Av Pág',
    CapsLock: 'Bloq Mayús',
    ShiftLeft: 'Mayús',
    ShiftRight: 'Mayús derecha',
    ControlLeft: 'Ctrl',
    ControlRight: 'Ctrl derecha',
    AltLeft: 'Alt',
    AltRight: 'Alt Gr',
  },
  numpad: (key) => `Num ${key}`,
  pad: {
    DpadUp: 'Cruceta ↑',
    DpadDown: 'Cruceta ↓',
    DpadLeft: 'Cruceta ←',
    DpadRight: 'Cruceta →',
    LeftStickUp: 'Palanca ↑',
    LeftStickDown: 'Palanca ↓',
    LeftStickLeft: 'Palanca ←',
    LeftStickRight: 'Palanca →',
    RightStickUp: 'Palanca derecha ↑',
    RightStickDown: 'Palanca derecha ↓',
    RightStickLeft: 'Palanca derecha ←',
    RightStickRight: 'Palanca derecha →',
  },
  playstation: { cross: 'Equis', circle: 'Círculo', square: 'Cuadrado', triangle: 'Triángulo' },
  button: (number) => `Botón ${number}`,
  axis: (number, sign) => `Eje ${number} ${sign}`,
}

const RANKS: Readonly<Record<string, string>> = { A: 'As', J: 'Jota', Q: 'Reina', K: 'Rey' }
const SUITS = { spades: 'picas', hearts: 'corazones', diamonds: 'diamantes', clubs: 'tréboles' }
/** With the space that follows, if there is one. */
const ARTICLES: Readonly<Record<string, string>> = { J: 'la ', Q: 'la ' }

const name: (typeof cards.cardTexts)['name'] = (rank, suit) => `${RANKS[rank] ?? rank} de ${SUITS[suit]}`

export const cardTexts: Translation<typeof cards.cardTexts> = {
  name,
  inSentence: (rank, suit) => `${ARTICLES[rank] ?? 'el '}${name(rank, suit).toLowerCase()}`,
}
