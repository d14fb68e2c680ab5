import type * as cards from '../../engine/core/texts/cards'
import type * as declarations from '../../engine/core/texts/declarations'
import type * as names from '../../engine/input/texts/names'
import type { Translation } from '../translation'

export const declarationTexts: Translation<typeof declarations.declarationTexts> = {
  opponent: { label: 'Oponente', two: 'Alguém aqui' },
  starts: { computer: 'Contra o computador', alone: 'Um jogador', two: 'Dois jogadores aqui' },
  puzzles: { games: 'Problemas', techniques: 'Técnicas' },
  facing: { label: 'Tabuleiro', fixed: 'Fixo', flip: 'Gira', table: 'Frente a frente' },
  boardColors: { label: 'Cores do tabuleiro', wood: 'Madeira', blue: 'Azul', green: 'Verde', gray: 'Cinza' },
  players: { label: 'Jogadores', 1: 'Um', 2: 'Dois' },
  level: { label: 'Nível do computador', easy: 'Fácil', normal: 'Normal', hard: 'Difícil' },
  orientation: { label: 'Orientação', window: 'Ajustar à janela', wide: 'Paisagem', upright: 'Retrato' },
  ghost: { label: 'Fantasma', race: 'Em disputas', on: 'Visível', off: 'Oculto' },
  directions: { up: 'Cima', down: 'Baixo', left: 'Esquerda', right: 'Direita' },
  move: 'Mover',
  zoom: { group: 'Zoom', in: 'Aproximar', out: 'Afastar', all: 'Ver tudo', pan: 'Mover a vista' },
}

export const nameTexts: Translation<typeof names.nameTexts> = {
  keys: {
    Escape: 'Esc',
    NumpadEnter: 'Num Enter',
    NumpadAdd: 'Num +',
    NumpadSubtract: 'Num −',
    Space: 'Espaço',
    Enter: 'Enter',
    Tab: 'Tab',
    Insert: 'Insert',
    Delete: 'Delete',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    CapsLock: 'Caps Lock',
    ShiftLeft: 'Shift',
    ShiftRight: 'Shift direito',
    ControlLeft: 'Ctrl',
    ControlRight: 'Ctrl direito',
    AltLeft: 'Alt',
    AltRight: 'Alt Gr',
  },
  numpad: (key) => `Num ${key}`,
  pad: {
    DpadUp: 'D-pad ↑',
    DpadDown: 'D-pad ↓',
    DpadLeft: 'D-pad ←',
    DpadRight: 'D-pad →',
    LeftStickUp: 'Analógico ↑',
    LeftStickDown: 'Analógico ↓',
    LeftStickLeft: 'Analógico ←',
    LeftStickRight: 'Analógico →',
    RightStickUp: 'Analógico direito ↑',
    RightStickDown: 'Analógico direito ↓',
    RightStickLeft: 'Analógico direito ←',
    RightStickRight: 'Analógico direito →',
  },
  playstation: { cross: 'X', circle: 'Círculo', square: 'Quadrado', triangle: 'Triângulo' },
  button: (number) => `Botão ${number}`,
  axis: (number, sign) => `Eixo ${number} ${sign}`,
}

const RANKS: Readonly<Record<string, string>> = { A: 'Ás', J: 'Valete', Q: 'Dama', K: 'Rei' }
const SUITS = { spades: 'espadas', hearts: 'copas', diamonds: 'ouros', clubs: 'paus' }
/** With the space that follows, if there is one. */
const ARTICLES: Readonly<Record<string, string>> = { Q: 'a ' }

const name: (typeof cards.cardTexts)['name'] = (rank, suit) => `${RANKS[rank] ?? rank} de ${SUITS[suit]}`

export const cardTexts: Translation<typeof cards.cardTexts> = {
  name,
  inSentence: (rank, suit) => `${ARTICLES[rank] ?? 'o '}${name(rank, suit).toLowerCase()}`,
}
