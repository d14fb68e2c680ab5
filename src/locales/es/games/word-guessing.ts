import { listText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/word-guessing/texts/game'
import type * as own from '../../../games/word-guessing/texts/own'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    length: {
      label: 'Partida',
      5: 'De 5',
      10: 'De 10',
      endless: 'Sin fin',
      survival: 'Supervivencia',
    },
    list: { label: 'Palabras', first: '112 originales', large: '600 sin repetición' },
    theme: {
      label: 'Tema',
      all: 'Todos',
      Nature: 'Naturaleza',
      Science: 'Ciencia',
      People: 'Personas',
      Legends: 'Leyendas',
    },
    topic: { label: 'Tema', all: 'Todos' },
    keys: { label: 'Letras', abc: 'De la A a la Z', keyboard: 'Como en el teclado' },
    letter: {
      label: 'Comprar letra',
      off: 'No',
      on: (points) => plural(points, { one: 'Por # punto', many: 'Por # de puntos', other: 'Por # puntos' }),
    },
  },
  controls: { letter: 'Comprar letra' },
  stats: { Score: 'Puntos', Streak: 'Racha', Wrong: 'Fallos', Words: 'Palabras' },
  best: { streak: 'Mejor racha' },
  status: {
    hit: (letter, times) =>
      plural(times, {
        one: `${letter} está en la palabra.`,
        many: `${letter} está # de veces en la palabra.`,
        other: `${letter} está # veces en la palabra.`,
      }),
    miss: (letter, tries) =>
      plural(tries, {
        one: `${letter} no está. Queda # intento.`,
        many: `${letter} no está. Quedan # de intentos.`,
        other: `${letter} no está. Quedan # intentos.`,
      }),
    found: (word, points) =>
      plural(points, {
        one: `Encontrada: ${word}, # punto.`,
        many: `Encontrada: ${word}, # de puntos.`,
        other: `Encontrada: ${word}, # puntos.`,
      }),
    nextWord: 'Palabra nueva.',
  },
  missed: (word) => `¡Fin del juego! La palabra era ${word}`,
  captions: {
    hit: 'letra en la palabra',
    miss: 'la letra no está',
    found: 'palabra encontrada',
    missed: 'palabra perdida',
    nextWord: 'siguiente palabra',
  },
  howTo: [
    'Elige letras para encontrar la palabra oculta. La definición ayuda.',
    'Cada fallo añade una parte al robot. Con seis, pierdes la palabra.',
    'Una palabra da 10 puntos, menos 1 por fallo. Puedes esconder una para alguien.',
  ],
  topics: {
    Animals: 'Animales',
    Technology: 'Tecnología',
    Nature: 'Naturaleza',
    Food: 'Comida',
    Music: 'Música',
    Transportation: 'Transporte',
    Tools: 'Herramientas',
    Myths: 'Mitos',
    Places: 'Lugares',
    Sports: 'Deportes',
    History: 'Historia',
    Jobs: 'Oficios',
    Science: 'Ciencia',
    Weather: 'Clima',
    Travel: 'Viajes',
    Arts: 'Artes',
    Sport: 'Deportes',
    Work: 'Trabajo',
    Legends: 'Leyendas',
    Home: 'Hogar',
    'From a friend': 'De otra persona',
    'Your words': 'Tus palabras',
  },
  refusals: {
    noLetter: '¡Escribe una sola letra!',
    otherScript:
      'Solo cuentan las letras de la A a la Z y la Ñ. Pon el teclado en letras latinas o pulsa las letras de la pantalla.',
    writtenAs: (sign, letters) =>
      `En las palabras de este juego, ${sign} se escribe ${listText(letters, 'or')}.`,
    notUsed: (sign) => `Ninguna palabra de este juego tiene ${sign}.`,
    guessed: '¡Ya probaste esa letra!',
  },
  ends: {
    found: (word) => `Encontraste ${word}`,
    foundBefore: (words) =>
      plural(words, {
        one: 'Antes de eso, # palabra encontrada.',
        many: 'Antes de eso, # de palabras encontradas.',
        other: 'Antes de eso, # palabras encontradas.',
      }),
    foundSome: (found, words) =>
      plural(words, {
        one: `${found} de # palabra encontrada`,
        many: `${found} de # de palabras encontradas`,
        other: `${found} de # palabras encontradas`,
      }),
    foundAll: (words) =>
      plural(words, {
        one: '# palabra encontrada',
        many: 'Las # de palabras encontradas',
        other: 'Las # palabras encontradas',
      }),
  },
  board: {
    hide: 'Esconder una palabra para alguien',
    buy: (points) =>
      plural(points, {
        one: 'Comprar letra por # punto',
        many: 'Comprar letra por # de puntos',
        other: 'Comprar letra por # puntos',
      }),
    awake: 'El robot está despierto',
    triesLeft: (tries) =>
      plural(tries, { one: 'Queda # intento', many: 'Quedan # de intentos', other: 'Quedan # intentos' }),
    word: (word) => `Palabra ${word}`,
    wordOf: (word, words) => `Palabra ${word} de ${words}`,
    found: (points) =>
      plural(points, {
        one: 'Encontrada, # punto',
        many: 'Encontrada, # de puntos',
        other: 'Encontrada, # puntos',
      }),
    wrong: (letters) => `No están en la palabra: ${letters}`,
    pick: 'Elige o escribe una letra',
    finish: 'Terminar',
    next: 'Siguiente',
    tiles: (tiles) => `Palabra: ${tiles}.`,
    blank: 'hueco',
    lookedBlank: 'hueco resaltado',
  },
  keys: {
    name: 'Letras',
    right: (letter) => `${letter}, en la palabra`,
    wrong: (letter) => `${letter}, no está en la palabra`,
    field: 'Letra',
    placeholder: 'A-Z, Ñ',
    guess: 'Probar',
  },
  friend: {
    title: 'Esconder una palabra para alguien',
    word: 'Palabra',
    wordHint: (max) => `De la A a la Z y la Ñ, como máximo ${max} letras.`,
    hint: 'Pista',
    hintHint: 'Opcional. Una línea.',
    send: 'Enviar enlace',
    guess: 'Adivina mi palabra',
    copied: 'Enlace copiado. Lleva dentro la palabra escondida.',
    noWord: 'Escribe una palabra.',
    sign: (sign) => `La palabra solo puede llevar letras de la A a la Z y la Ñ, no ${sign}.`,
    signInstead: (sign, spellings) =>
      `La palabra solo puede llevar letras de la A a la Z y la Ñ, no ${sign}. Escribe ${listText(
        spellings.map((each) => `«${each}»`),
        'or',
      )}.`,
    length: (min, max) => `La palabra necesita de ${min} a ${max} letras.`,
    longHint: (max, characters) => `La pista puede tener hasta ${max} caracteres. Esta tiene ${characters}.`,
    unsent: (sign) => `La pista no puede contener ${sign}.`,
    told: 'La pista contiene la propia palabra.',
    damaged: 'La palabra de este enlace está dañada. Pide que te lo envíen otra vez.',
  },
}

export const ownTexts: Translation<typeof own.ownTexts> = {
  use: 'Usar tus palabras',
  used: 'Esta partida usa palabras propias.',
  label: 'Palabras, una por línea',
  hint: (words, min, max, characters) =>
    `De 1 a ${words} palabras de ${min} a ${max} letras, de la A a la Z y la Ñ. Tras dos puntos o un tabulador puede ir una pista de hasta ${characters} caracteres.`,
  example: 'planeta: gira alrededor de una estrella\ncometa: tiene una cola de hielo y polvo\ngalaxia',
  summary: (words) => plural(words, { one: '# palabra', many: '# de palabras', other: '# palabras' }),
  withoutAccents: (words) => `Usar letras sin acento: ${words}`,
  twoLetters: (words) => `Usar dos letras: ${words}`,
  faults: {
    noWords: 'Escribe al menos una palabra.',
    count: (max, words) => `Una lista tiene hasta ${max} palabras. Esta tiene ${words}.`,
    noWord: (hint) => `Falta una palabra delante de «: ${hint}».`,
    sign: (word, sign) =>
      `«${word}» no se puede usar: las palabras solo pueden llevar letras de la A a la Z y la Ñ, no ${sign}.`,
    length: (word, min, max) => `«${word}» no se puede usar: una palabra tiene de ${min} a ${max} letras.`,
    twice: (word) => `«${word}» está dos veces en la lista.`,
    longHint: (word, characters, max) =>
      `La pista de «${word}» tiene ${characters} caracteres. El máximo es ${max}.`,
    told: (word) => `La pista de «${word}» contiene la propia palabra.`,
  },
}
