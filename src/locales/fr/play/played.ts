import { listText, numberText, percentText, plural } from '../../../engine/core/text'
import type * as hud from '../../../play/texts/hud'
import type * as played from '../../../play/texts/played'
import type { Translation } from '../../translation'

export const playedTexts: Translation<typeof played.playedTexts> = {
  hints: (count) => plural(count, { one: '# indice', many: '# d’indices', other: '# indices' }),
  undone: (count) =>
    plural(count, { one: '# coup annulé', many: '# de coups annulés', other: '# coups annulés' }),
  speed: (speed) => `vitesse de ${percentText(speed / 100)}`,
  autoRepeat: (rate) => `répétition auto (${numberText(rate)} par seconde)`,
  aimAssist: 'aide à la visée',
  rewinds: (count) =>
    plural(count, {
      one: '# retour en arrière',
      many: '# de retours en arrière',
      other: '# retours en arrière',
    }),
  rewound: 'retours en arrière',
  live: 'En direct',
  toggleHold: 'appui sans maintien',
  debounce: 'appuis répétés ignorés',
  switchAccess: 'jeu au contacteur',

  playedAt: (speed) => `Partie jouée à une vitesse de ${percentText(speed / 100)}.`,
  playedWith: (help) => `Partie jouée avec\u00a0: ${listText(help)}.`,
  playedAtWith: (speed, help) =>
    `Partie jouée à une vitesse de ${percentText(speed / 100)} avec\u00a0: ${listText(help)}.`,
}

export const hudTexts: Translation<typeof hud.hudTexts> = {
  best: 'Record',
  pace: 'Écart',
  toGo: (value) => `encore ${value}`,
  stat: (label, value) => `${label} ${value}`,
  yes: 'Oui',
  no: 'Non',
}
