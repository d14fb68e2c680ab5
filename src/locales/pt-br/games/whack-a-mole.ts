import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/whack-a-mole/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      rush: 'Correria',
      endless: 'Sem fim',
      says: {
        classic: 'A partida acaba quando uma toupeira escapa.',
        rush: '60 segundos de toupeiras; poupe os ouriços.',
        endless: 'Três vidas, capacetes e toupeiras douradas.',
      },
    },
  },
  controls: {
    holes: 'Acertar',
    hole: [
      'Cima esquerda',
      'Cima centro',
      'Cima direita',
      'Meio esquerda',
      'Centro',
      'Meio direita',
      'Baixo esquerda',
      'Baixo centro',
      'Baixo direita',
    ],
    aim: 'Mirar',
    whack: 'Acertar no cursor',
  },
  stats: { Score: 'Pontos', Time: 'Tempo', Combo: 'Combo', Lives: 'Vidas', Moles: 'Toupeiras' },
  toasts: { NewBest: 'Novo recorde!', NotBest: 'Fim de jogo!' },
  status: {
    mole: (place) => `Toupeira: ${place}.`,
    helmetMole: (place) => `Toupeira de capacete: ${place}.`,
    goldenMole: (place) => `Toupeira dourada: ${place}.`,
    hedgehog: (place) => `Ouriço: ${place}.`,
    decoy: 'Era um ouriço: 10 pontos a menos.',
    helmet: (place) => `Sem capacete: ${place}.`,
    escape: (lives) =>
      plural(lives, {
        one: 'Uma toupeira escapou. Resta # vida.',
        many: 'Uma toupeira escapou. Restam # de vidas.',
        other: 'Uma toupeira escapou. Restam # vidas.',
      }),
  },
  places: [
    'em cima à esquerda',
    'em cima no centro',
    'em cima à direita',
    'no meio à esquerda',
    'no centro',
    'no meio à direita',
    'embaixo à esquerda',
    'embaixo no centro',
    'embaixo à direita',
  ],
  captions: {
    stir: 'terra se mexe',
    up: 'toupeira aparece',
    whack: 'toupeira acertada',
    miss: 'errou',
    helmet: 'capacete voa',
    decoy: 'ouriço acertado',
    escape: 'toupeira escapa',
    leave: 'animal se esconde',
  },
  tutorialHint: {
    keys: 'Acerte a toupeira com {keys}',
    touch: 'Toque na toupeira',
    mouse: 'Clique na toupeira ou aperte {keys}',
  },
  howTo: [
    'Acerte cada toupeira antes que ela se esconda: pelo menos 10 pontos.',
    'Olhe a terra: ela se mexe onde a próxima vai sair.',
    'Acerte só toupeiras: outros animais custam 10 pontos.',
  ],
  ends: {
    over: 'Fim de jogo!',
    classic: 'Uma toupeira escapou.',
    rush: 'Tempo esgotado.',
    endless: 'Três toupeiras escaparam.',
  },
  garden: { run: (moles) => `${moles} seguidas`, laugh: 'Ha' },
}
