import { listText, numberText, percentText, plural } from '../../../engine/core/text'
import type * as hud from '../../../play/texts/hud'
import type * as played from '../../../play/texts/played'
import type { Translation } from '../../translation'

export const playedTexts: Translation<typeof played.playedTexts> = {
  hints: (count) => plural(count, { one: '# pista', many: '# de pistas', other: '# pistas' }),
  undone: (count) =>
    plural(count, {
      one: '# jugada deshecha',
      many: '# de jugadas deshechas',
      other: '# jugadas deshechas',
    }),
  speed: (speed) => `${percentText(speed / 100)} de velocidad`,
  autoRepeat: (rate) => `autorrepetición (${numberText(rate)} por segundo)`,
  aimAssist: 'ayuda al apuntar',
  rewinds: (count) => plural(count, { one: '# retroceso', many: '# de retrocesos', other: '# retrocesos' }),
  rewound: 'retrocesos',
  live: 'En vivo',
  toggleHold: 'pulsación sin mantener',
  debounce: 'pulsaciones repetidas ignoradas',
  switchAccess: 'uso con un pulsador',

  playedAt: (speed) => `Partida al ${percentText(speed / 100)} de velocidad.`,
  playedWith: (help) => `Partida con ${listText(help)}.`,
  playedAtWith: (speed, help) => `Partida al ${percentText(speed / 100)} de velocidad con ${listText(help)}.`,
}

export const hudTexts: Translation<typeof hud.hudTexts> = {
  best: 'Récord',
  pace: 'Ritmo',
  toGo: (value) => `${value === '1' ? 'falta' : 'faltan'} ${value}`,
  stat: (label, value) => `${label} ${value}`,
  yes: 'Sí',
  no: 'No',
}
