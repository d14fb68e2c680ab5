/** How two devices share a game. In one for three or four the guest has the second seat, and the host's device all others. */
import type { Game, OptionValues } from '../game/contract'
import type { Halves } from '../game/live'

/** How they share the field: in halves, or by seats. */
export type Shares = Halves | 'seats'

/** Whether it is a game for three or four. */
export const isForFour = ({ kind, players }: Game, options: OptionValues): boolean =>
  kind === 'realtime' && (players?.(options) ?? 1) > 2

export const sharesOf = (game: Game, options: OptionValues): Shares | undefined =>
  isForFour(game, options) ? 'seats' : game.kind === 'realtime' ? game.live?.halves : undefined

/** Whether both devices play one game; otherwise they race. */
export const isAgainst = (game: Game, options: OptionValues): boolean =>
  game.live !== undefined || isForFour(game, options)
