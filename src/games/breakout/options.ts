import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'power-ups', 'arcade'], {
    pictures: { classic: '🧱', 'power-ups': '💊', arcade: '🗺️' },
    recommended: 'arcade',
  }),
  road('board', texts.options.board, 30, { stars: 'Stars', shown: ({ mode }) => mode === 'arcade' }),
  choice('bricks', texts.options.bricks, ['plain', 'hard'], {
    later: true,
    shown: ({ mode }) => mode !== 'arcade',
  }),
] as const

export type Options = ValuesOf<typeof options>
