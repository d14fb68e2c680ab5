import { listText, numberText, percentText, plural } from '../../../engine/core/text'
import type * as hud from '../../../play/texts/hud'
import type * as played from '../../../play/texts/played'
import type { Translation } from '../../translation'

/** @param speed - percent of the standard speed */
const speedText = (speed: number) => `Tempo ${percentText(speed / 100)}`

export const playedTexts: Translation<typeof played.playedTexts> = {
  hints: (count) => plural(count, { one: '# Tipp', other: '# Tipps' }),
  undone: (count) => plural(count, { one: '# Zug rückgängig', other: '# Züge rückgängig' }),
  speed: speedText,
  autoRepeat: (rate) => `Tastenwiederholung (${numberText(rate)} pro Sekunde)`,
  aimAssist: 'Zielhilfe',
  rewinds: (count) => plural(count, { one: '#× zurückgespult', other: '#× zurückgespult' }),
  rewound: 'Zurückspulen',
  live: 'Live',
  toggleHold: 'Umschalten statt Halten',
  debounce: 'mehrfaches Drücken ignoriert',
  switchAccess: 'Schaltersteuerung',

  playedAt: (speed) => `Gespielt mit ${speedText(speed)}.`,
  playedWith: (help) => `Gespielt mit: ${listText(help)}.`,
  playedAtWith: (speed, help) => `Gespielt mit: ${listText([speedText(speed), ...help])}.`,
}

export const hudTexts: Translation<typeof hud.hudTexts> = {
  best: 'Rekord',
  pace: 'Abstand',
  toGo: (value) => `noch ${value}`,
  stat: (label, value) => `${label}: ${value}`,
  yes: 'Ja',
  no: 'Nein',
}
