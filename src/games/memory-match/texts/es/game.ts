import { listText, numberText, plural } from '../../../../engine/core/text'
import type { texts as english } from '../game'

export const texts: typeof english = {
  options: {
    difficulty: {
      label: 'Dificultad',
      easy: 'Fácil',
      medium: 'Medio',
      hard: 'Difícil',
      large: '18 parejas',
      huge: '24 parejas',
    },
    deck: { label: 'Cartas', pictures: 'Dibujos', letters: 'Letras', numbers: 'Números' },
    players: { label: 'Jugadores', 1: 'Uno', 2: 'Dos', 3: 'Tres', 4: 'Cuatro' },
  },
  stats: { Moves: 'Jugadas', Pairs: 'Parejas', Time: 'Tiempo', Forgotten: 'Olvidadas' },
  pairsFound: (found, all) => `${found} de ${all}`,
  best: { moves: 'Menos jugadas', time: 'Mejor tiempo' },
  status: {
    flip: (card, face) => `Carta ${card}: ${face}.`,
    match: (face) => `Pareja encontrada: ${face}.`,
    mismatch: 'No son pareja.',
  },
  captions: {
    flip: 'carta boca arriba',
    match: 'pareja encontrada',
    mismatch: 'no son pareja',
    Refused: 'no se puede dar la vuelta a esta carta',
  },
  howTo: [
    'En cada jugada, da la vuelta a dos cartas.',
    'Las parejas quedan boca arriba. Las demás se ocultan tras un segundo.',
    'Encuentra todas en pocas jugadas. Con más jugadores, gana quien tenga más parejas.',
  ],
  ends: {
    ratings: { Perfect: 'Perfecto', Great: 'Genial', Good: 'Bien' },
    allPairs: (pairs, moves) =>
      plural(moves, {
        one: `Las ${pairs} parejas en # jugada.`,
        many: `Las ${pairs} parejas en # de jugadas.`,
        other: `Las ${pairs} parejas en # jugadas.`,
      }),
    playerWins: (player) => `Gana el jugador ${player}`,
    tie: (players) => `Empate: ${listText(players.map((player) => `jugador ${player}`))}`,
    shares: (counts, pairs) => `Parejas: ${listText(counts.map((count) => numberText(count)))} de ${pairs}.`,
  },
  board: {
    name: 'Cartas del juego de parejas',
    noCard: 'sin carta',
    faceDown: 'boca abajo',
    matched: (face) => `${face}, con pareja`,
  },
  players: {
    list: 'Jugadores',
    player: (player) => `Jugador ${player}`,
    pairs: (player) => `Parejas del jugador ${player}`,
  },
  faces: {
    star: 'estrella',
    moon: 'luna',
    heart: 'corazón',
    drop: 'gota',
    leaf: 'hoja',
    key: 'llave',
    bell: 'campana',
    fish: 'pez',
    boat: 'barco',
    cup: 'taza',
    tree: 'árbol',
    bolt: 'rayo',
  },
  facesAtNight: {
    star: 'estrella de noche',
    moon: 'luna de noche',
    heart: 'corazón de noche',
    drop: 'gota de noche',
    leaf: 'hoja de noche',
    key: 'llave de noche',
    bell: 'campana de noche',
    fish: 'pez de noche',
    boat: 'barco de noche',
    cup: 'taza de noche',
    tree: 'árbol de noche',
    bolt: 'rayo de noche',
  },
}
