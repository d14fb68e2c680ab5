import { listText, numberText, percentText, plural } from '../../../engine/core/text'
import type * as hud from '../../../play/texts/hud'
import type * as played from '../../../play/texts/played'
import type { Translation } from '../../translation'

export const playedTexts: Translation<typeof played.playedTexts> = {
  hints: (count) => plural(count, { one: '# dica', many: '# de dicas', other: '# dicas' }),
  undone: (count) =>
    plural(count, {
      one: '# jogada desfeita',
      many: '# de jogadas desfeitas',
      other: '# jogadas desfeitas',
    }),
  speed: (speed) => `${percentText(speed / 100)} da velocidade`,
  autoRepeat: (rate) => `repetição automática (${numberText(rate)} por segundo)`,
  aimAssist: 'mira assistida',
  rewinds: (count) =>
    plural(count, { one: '# rebobinada', many: '# de rebobinadas', other: '# rebobinadas' }),
  rewound: 'rebobinadas',
  live: 'Ao vivo',
  toggleHold: 'apertar em vez de segurar',
  debounce: 'toques repetidos ignorados',
  switchAccess: 'acionador',

  playedAt: (speed) => `Partida a ${percentText(speed / 100)} da velocidade.`,
  playedWith: (help) => `Partida com ${listText(help)}.`,
  playedAtWith: (speed, help) => `Partida a ${percentText(speed / 100)} da velocidade com ${listText(help)}.`,
}

export const hudTexts: Translation<typeof hud.hudTexts> = {
  best: 'Recorde',
  pace: 'Ritmo',
  toGo: (value) => `faltam ${value}`,
  stat: (label, value) => `${label} ${value}`,
  yes: 'Sim',
  no: 'Não',
}
