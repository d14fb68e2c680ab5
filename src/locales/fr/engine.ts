import type * as cards from '../../engine/core/texts/cards'
import type * as declarations from '../../engine/core/texts/declarations'
import type * as names from '../../engine/input/texts/names'
import type { Translation } from '../translation'

export const declarationTexts: Translation<typeof declarations.declarationTexts> = {
  opponent: { label: 'Adversaire', two: 'À deux ici' },
  starts: { computer: 'Contre l’ordinateur', alone: 'Un joueur', two: 'Deux joueurs ici' },
  puzzles: { games: 'Problèmes', techniques: 'Techniques' },
  facing: { label: 'Plateau', fixed: 'Fixe', flip: 'Pivote', table: 'Face à face' },
  boardColors: { label: 'Couleurs du plateau', wood: 'Bois', blue: 'Bleu', green: 'Vert', gray: 'Gris' },
  players: { label: 'Joueurs', 1: 'Un', 2: 'Deux' },
  level: { label: 'Niveau de l’ordinateur', easy: 'Facile', normal: 'Normal', hard: 'Difficile' },
  orientation: { label: 'Orientation', window: 'Selon la fenêtre', wide: 'Paysage', upright: 'Portrait' },
  ghost: { label: 'Fantôme', race: 'En course', on: 'Visible', off: 'Caché' },
  directions: { up: 'Haut', down: 'Bas', left: 'Gauche', right: 'Droite' },
  move: 'Bouger',
  zoom: { group: 'Zoom', in: 'Zoom avant', out: 'Zoom arrière', all: 'Tout voir', pan: 'Déplacer la vue' },
}

export const nameTexts: Translation<typeof names.nameTexts> = {
  keys: {
    Escape: 'Échap',
    NumpadEnter: 'Num Entrée',
    NumpadAdd: 'Num +',
    NumpadSubtract: 'Num −',
    Space: 'Espace',
    Enter: 'Entrée',
    Tab: 'Tab',
    Insert: 'Inser',
    Delete: 'Suppr',
    Home: 'Début',
    End: 'Fin',
    PageUp: 'Pg préc',
    PageDown: 'Pg suiv',
    CapsLock: 'Verr Maj',
    ShiftLeft: 'Maj',
    ShiftRight: 'Maj droite',
    ControlLeft: 'Ctrl',
    ControlRight: 'Ctrl droite',
    AltLeft: 'Alt',
    AltRight: 'Alt Gr',
  },
  numpad: (key) => `Num ${key}`,
  pad: {
    DpadUp: 'Croix ↑',
    DpadDown: 'Croix ↓',
    DpadLeft: 'Croix ←',
    DpadRight: 'Croix →',
    LeftStickUp: 'Stick ↑',
    LeftStickDown: 'Stick ↓',
    LeftStickLeft: 'Stick ←',
    LeftStickRight: 'Stick →',
    RightStickUp: 'Stick droit ↑',
    RightStickDown: 'Stick droit ↓',
    RightStickLeft: 'Stick droit ←',
    RightStickRight: 'Stick droit →',
  },
  playstation: { cross: 'Croix', circle: 'Rond', square: 'Carré', triangle: 'Triangle' },
  button: (number) => `Bouton ${number}`,
  axis: (number, sign) => `Axe ${number} ${sign}`,
}

const RANKS: Readonly<Record<string, string>> = { A: 'As', J: 'Valet', Q: 'Dame', K: 'Roi' }
const SUITS = { spades: 'pique', hearts: 'cœur', diamonds: 'carreau', clubs: 'trèfle' }
/** With the space that follows, if there is one. */
const ARTICLES: Readonly<Record<string, string>> = { A: 'l’', Q: 'la ' }

const name: (typeof cards.cardTexts)['name'] = (rank, suit) => `${RANKS[rank] ?? rank} de ${SUITS[suit]}`

export const cardTexts: Translation<typeof cards.cardTexts> = {
  name,
  inSentence: (rank, suit) => `${ARTICLES[rank] ?? 'le '}${name(rank, suit).toLowerCase()}`,
}
