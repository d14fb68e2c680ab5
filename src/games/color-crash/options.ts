import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { TUNNEL_NAMES, tunnelNameOf } from './rules/tunnel'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'relaxed', 'tunnel'], {
    pictures: { classic: '💥', relaxed: '😌', tunnel: '🌈' },
    recommended: 'tunnel',
  }),
  road('tunnel', texts.options.tunnel, TUNNEL_NAMES.length, {
    stars: 'Stars',
    text: (tunnel) => texts.tunnels[tunnelNameOf(tunnel)],
    shown: ({ mode }) => mode === 'tunnel',
  }),
  choice('gaps', texts.options.gaps, ['still', 'moving', 'split'], {
    later: true,
    shown: ({ mode }) => mode !== 'tunnel',
  }),
] as const

export type Options = ValuesOf<typeof options>
