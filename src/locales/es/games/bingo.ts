import { listText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/bingo/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    players: { label: 'Jugadores' },
    mark: {
      label: 'Marcar',
      hand: 'A mano',
      auto: 'Automático',
      says: { auto: 'Saca números a mano o cada dos segundos. Tu cartón se marca solo.' },
    },
    claim: {
      label: 'Bingo',
      auto: 'Automático',
      press: 'Lo cantas tú',
      says: { press: 'Pulsa «¡Bingo!» en cuanto tu cartón tenga la figura, antes que un rival.' },
    },
    rivals: { label: 'Máquinas', 0: 'Ninguna' },
    pattern: {
      label: 'Figura',
      line: 'Línea',
      corners: 'Esquinas',
      x: 'X',
      frame: 'Marco',
      full: 'Cartón lleno',
    },
    voice: { label: 'Cantar en voz alta', off: 'No', on: 'Sí' },
  },
  controls: { call: 'Sacar número', auto: 'Automático', bingo: '¡Bingo!' },
  print: { label: 'Cartones', list: 'Lista para cantar' },
  stats: { Called: 'Sacados', Last: 'Último', Calls: 'Números' },
  best: { calls: 'Menos números' },
  toasts: { allCalled: '¡Salieron todos los números!', allCalledDetail: 'No quedan números por sacar.' },
  status: {
    called: (call) => `${call}.`,
    marked: (call) => `${call} marcado.`,
    unmarked: (call) => `${call} sin marcar.`,
    autoOn: 'Automático activado: un número cada dos segundos.',
    autoOff: 'Automático desactivado.',
    bingo: (player, pattern) => `${player}: bingo, ${pattern}.`,
    ready: (player) => `${player}: bingo con el próximo número.`,
  },
  captions: {
    call: 'sale un número',
    mark: 'marcado',
    unmark: 'marca quitada',
    autoOn: 'automático activado',
    autoOff: 'automático desactivado',
    allCalled: 'salieron todos los números',
    bingo: 'bingo',
    rivalReady: 'un rival a punto de ganar',
    rivalBingo: 'un rival canta bingo',
  },
  howTo: [
    'Saca números a mano o cada dos segundos. Marca los de tu cartón.',
    'Gana una fila, columna o diagonal llena, o las cuatro esquinas. El centro es libre.',
    'Hasta cuatro cartones en un dispositivo. Gana el primer bingo.',
  ],
  refusals: {
    noBingo: 'Ningún cartón tiene aún la figura.',
    noMore: 'No quedan números por sacar.',
    notCalled: (call) => `${call} aún no ha salido.`,
  },
  names: {
    player: (player) => `Jugador ${player}`,
    computer: 'Máquina',
    computerNumber: (computer) => `Máquina ${computer}`,
  },
  patterns: {
    row: (row) => `Fila ${row}`,
    column: (letter) => `Columna ${letter}`,
    diagonalDown: 'Diagonal hacia abajo',
    diagonalUp: 'Diagonal hacia arriba',
    corners: 'Cuatro esquinas',
    full: 'Cartón lleno',
    frame: 'Marco',
    x: 'X',
  },
  ends: {
    won: (calls) =>
      plural(calls, {
        one: 'Bingo con # número',
        many: 'Bingo con # de números',
        other: 'Bingo con # números',
      }),
    winners: (names) => `Bingo: ${listText(names)}`,
    detail: (pattern, calls) =>
      plural(calls, {
        one: `${pattern}, # número.`,
        many: `${pattern}, # de números.`,
        other: `${pattern}, # números.`,
      }),
    late: 'Tú también tenías bingo, pero no lo cantaste.',
    short: (left) =>
      plural(left, {
        one: 'Te faltó # número.',
        many: 'Te faltaron # de números.',
        other: 'Te faltaron # números.',
      }),
  },
  caller: {
    spoken: (letter, number) => `${letter}, ${number}`,
    lastCalls: (calls) => `Últimos números: ${calls.join(', ')}.`,
    called: (numbers) => `Salieron: ${numbers.join(', ')}.`,
    none: 'Aún no ha salido ningún número.',
    stop: 'Parar automático',
  },
  card: {
    name: (player) => `Cartón: ${player}`,
    toGo: (marks) => plural(marks, { one: 'falta #', many: 'faltan #', other: 'faltan #' }),
    patternToGo: (pattern, marks) =>
      plural(marks, {
        one: `${pattern}, falta #`,
        many: `${pattern}, faltan #`,
        other: `${pattern}, faltan #`,
      }),
    aboutToWin: 'a punto de ganar',
    free: 'libre',
    freeNeeded: 'libre, necesaria',
    marked: (call) => `${call}, marcado`,
    needed: (call) => `${call}, necesario`,
    markedNeeded: (call) => `${call}, marcado, necesario`,
  },
}
