/** The modes in which two devices play one real-time game. */
import type { OptionValues, RealtimeGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { isForFour } from '../../src/engine/core/live/shares'
import { modeText } from '../../src/play/opening/options'

export type LiveMode = readonly [name: string, game: RealtimeGame, options: OptionValues]

/** Those for three and four. */
export const modesForFour = (id: string, game: RealtimeGame): LiveMode[] =>
  game.options
    .filter(({ pictures }) => pictures)
    .flatMap(({ id: option, choices }) =>
      choices.map(({ value }) => completeOptions(game.options, { [option]: value })),
    )
    .filter((options) => isForFour(game, options))
    .map((options) => [`${id}, ${modeText(game, options)}`, game, options])

export const liveModes = (id: string, game: RealtimeGame): LiveMode[] => [
  ...(game.live ? [[id, game, completeOptions(game.options, game.live.options)] as const] : []),
  ...modesForFour(id, game),
]
