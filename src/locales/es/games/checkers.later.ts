import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/checkers/texts/dialog'
import type * as hints from '../../../games/checkers/texts/hints'
import type * as moves from '../../../games/checkers/texts/moves'
import type * as review from '../../../games/checkers/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Posición: B son rojas, W son blancas, K es una dama',
    button: 'Copiar posición',
    done: 'Posición copiada.',
  },
  loadHint: 'Pega una posición, como B:W21,K22:B1,2, o jugadas, como 9-14 23-19.',
  loadEmpty: 'Pega antes una posición o unas jugadas.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Solo tienes una jugada.',
    capture: 'Busca una captura.',
    win: 'Puedes forzar la victoria.',
    lost: 'Aguanta todo lo que puedas.',
    crown: 'Piensa en una nueva dama.',
    threatened: 'Tu rival amenaza con capturar.',
    exchange: 'Busca un cambio.',
    safe: 'No hay nada urgente: juega sobre seguro.',
  },
  piece: 'Mira la ficha resaltada: tiene la mejor jugada.',
  pieces: 'Mira las fichas resaltadas: una de ellas tiene la mejor jugada.',
  onlyMove: 'Solo hay una jugada.',
  canCaptureOne: 'Puedes capturar la ficha resaltada.',
  canCapture: 'Puedes capturar las fichas resaltadas.',
  mustCaptureMost: 'Tienes que capturar el máximo de fichas. Lo mejor es capturar las resaltadas.',
  mustCapture: (pieces) =>
    plural(pieces, {
      one: 'Tienes que capturar. Lo mejor es capturar la ficha resaltada.',
      many: 'Tienes que capturar. Lo mejor es capturar las fichas resaltadas.',
      other: 'Tienes que capturar. Lo mejor es capturar las fichas resaltadas.',
    }),
  forcedWin: (side) =>
    `Victoria forzada para las ${side.toLowerCase()}: no dejes escapatoria a las fichas resaltadas.`,
  lost: (foe) =>
    `Jugando bien, ganan las ${foe.toLowerCase()}: conserva las fichas resaltadas todo lo que puedas.`,
  crown: 'Un peón que llega a la última fila se vuelve dama. Puedes llegar a una de las casillas resaltadas.',
  threatened: (pieces, foe) =>
    plural(pieces, {
      one: `Las ${foe.toLowerCase()} amenazan con capturar la ficha resaltada.`,
      many: `Las ${foe.toLowerCase()} amenazan con capturar las fichas resaltadas.`,
      other: `Las ${foe.toLowerCase()} amenazan con capturar las fichas resaltadas.`,
    }),
  exchange: (foe) => `La mejor jugada deja capturar a las ${foe.toLowerCase()}: mira qué se abre con eso.`,
  safe: (foe) =>
    `La mejor jugada no deja a las ${foe.toLowerCase()} nada que capturar. Las fichas resaltadas pueden lograrlo.`,
  countPieces: 'Mira todas las fichas: cuenta los peones y las damas de cada lado.',
  notAhead: (side) =>
    `Las ${side.toLowerCase()} no tienen ventaja, así que las tablas son un buen resultado.`,
  accept: 'Lo mejor es aceptar las tablas.',
  winsNow: (from, to) => `De ${from} a ${to} gana ya.`,
  winsIn: (from, to, moves) =>
    plural(moves, {
      one: `De ${from} a ${to}: victoria en # jugada.`,
      many: `De ${from} a ${to}: victoria en # de jugadas.`,
      other: `De ${from} a ${to}: victoria en # jugadas.`,
    }),
  lastsLongest: (from, to) => `De ${from} a ${to} es lo que más resiste.`,
  only: (from, to) => `De ${from} a ${to} es la única jugada.`,
  captures: (from, to, pieces) =>
    plural(pieces, {
      one: `De ${from} a ${to} captura una ficha.`,
      many: `De ${from} a ${to} captura # de fichas.`,
      other: `De ${from} a ${to} captura # fichas.`,
    }),
  keepsAhead: (from, to) => `De ${from} a ${to} mantiene tu ventaja.`,
  looksBest: (from, to) => `De ${from} a ${to} parece lo mejor.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  resigned: 'Abandono',
  accepted: 'Tablas aceptadas',
  offered: (move) => `${move}, tablas ofrecidas`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Tras ${move}, las ${foe.toLowerCase()} pueden ganar en # jugada.`,
      many: `Tras ${move}, las ${foe.toLowerCase()} pueden ganar en # de jugadas.`,
      other: `Tras ${move}, las ${foe.toLowerCase()} pueden ganar en # jugadas.`,
    }),
  winsIn: (moves) =>
    plural(moves, { one: 'Gana en # jugada.', many: 'Gana en # de jugadas.', other: 'Gana en # jugadas.' }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Tras ${move}, las ${foe.toLowerCase()} pueden capturar una ficha.`,
      many: `Tras ${move}, las ${foe.toLowerCase()} pueden capturar # de fichas.`,
      other: `Tras ${move}, las ${foe.toLowerCase()} pueden capturar # fichas.`,
    }),
  captures: (pieces) =>
    plural(pieces, { one: 'Captura una ficha.', many: 'Captura # de fichas.', other: 'Captura # fichas.' }),
  keeps: (best, move, chance) =>
    `Mantiene tu probabilidad de ganar en un ${percentText(best)}. Tras ${move}, baja a un ${percentText(chance)}.`,
}
