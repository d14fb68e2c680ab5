import { asSentence, listText, numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/memory-match/texts/game'
import type * as own from '../../../games/memory-match/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    difficulty: {
      label: 'Dificultad',
      easy: 'Fácil',
      medium: 'Medio',
      hard: 'Difícil',
      large: '18 parejas',
      huge: '24 parejas',
    },
    deck: {
      label: 'Cartas',
      pictures: 'Dibujos',
      letters: 'Letras',
      numbers: 'Números',
      sounds: 'Sonidos',
      says: { sounds: 'Cada carta toca un tono. Encuentra las dos que suenan igual.' },
    },
    players: { label: 'Jugadores', 1: 'Uno', 2: 'Dos', 3: 'Tres', 4: 'Cuatro' },
  },
  stats: { Moves: 'Jugadas', Pairs: 'Parejas', Time: 'Tiempo', Forgotten: 'Olvidadas' },
  pairsFound: (found, all) => `${found} de ${all}`,
  best: { moves: 'Menos jugadas', time: 'Mejor tiempo' },
  status: {
    flip: (card, face) => asSentence(`Carta ${card}: ${face}`),
    match: (face) => asSentence(`Pareja encontrada: ${face}`),
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
  sound: 'sonido',
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

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Usar tus parejas',
  used: 'Esta partida usa parejas propias.',
  label: 'Parejas, una por línea',
  hint: (min, max, characters) =>
    `De ${min} a ${max} parejas con «=» entre las dos cartas, cada una de hasta ${characters} caracteres o emojis. Una línea sin «=» crea dos cartas iguales.`,
  example: '7 x 8 = 56\n6 x 9 = 54\nperro = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# pareja', many: '# de parejas', other: '# parejas' }),
  noEquals: {
    spaces: (line) =>
      `«${line}» no tiene «=», así que sus dos cartas serían iguales. Sepárala por los espacios o escríbela a ambos lados de «=».`,
    parentheses: (line) =>
      `«${line}» no tiene «=», así que sus dos cartas serían iguales. Sepárala por los paréntesis o escríbela a ambos lados de «=».`,
    sign: (line, sign) =>
      `«${line}» no tiene «=», así que sus dos cartas serían iguales. Sepárala por «${sign}» o escríbela a ambos lados de «=».`,
  },
  split: {
    spaces: 'Separar por espacios',
    parentheses: 'Separar por paréntesis',
    sign: (sign) => `Separar por «${sign}»`,
  },
  faults: {
    count: (min, max, pairs) => `Un juego tiene de ${min} a ${max} parejas. Este tiene ${pairs}.`,
    cells: (line, cells) => `«${line}» tiene ${cells} celdas. Una pareja tiene dos.`,
    manyEquals: (line) => `«${line}» tiene más de un «=». Una pareja tiene dos lados.`,
    empty: (line) => `«${line}» tiene un lado vacío.`,
    equalsOnCard: (line) => `«${line}» tiene un «=» en una carta. Quítalo.`,
    long: (text, characters, max) =>
      `«${text}» tiene ${characters} caracteres. En una carta caben hasta ${max}.`,
    twice: (text) => `«${text}» está en dos parejas, así que nadie sabría a qué carta corresponde.`,
  },
  notes: {
    alike: (one, other) => `«${one}» y «${other}» se parecen mucho.`,
    small: (text) => `«${text}» cuesta leerlo en un teléfono pequeño. Usa menos parejas o textos más cortos.`,
  },
}
