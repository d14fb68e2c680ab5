/** Replays in the workbench: from a link, its text or a file, also those of other versions of the rules. */
import type { Game } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import type { Replay } from '../../engine/core/replay/replay'
import { fragmentOf } from '../../play/opening/fragment'
import { pack, unpack } from '../../play/replay/pack'
import { readFile } from '../../play/replay/sendReplay'

const IN_LINK = /#play=([\w-]+)/

/** The replay in a link, its text alone, or a file. @throws BadBytes if there is none */
export const replayOf = (from: string | File): Promise<Replay> =>
  typeof from === 'string' ? unpack(IN_LINK.exec(from)?.[1] ?? from.trim()) : readFile(from)

/** The address of the workbench with a replay. */
export const addressOf = async (replay: Replay): Promise<string> =>
  `?game=${encodeURIComponent(replay.game)}${fragmentOf('play', await pack(replay))}`

/** The replay in the address; null if there is none. @throws BadBytes if it is damaged */
export const replayInAddress = async (hash: string): Promise<Replay | null> =>
  IN_LINK.test(hash) ? replayOf(hash) : null

/** The number of its last tick or move. */
export const lastOf = ({ input }: Replay): number =>
  input.kind === 'realtime' ? input.ticks : input.steps.split(' ').filter(Boolean).length

/** All options of the game, as the replay set them. */
export const optionsOf = ({ options }: Replay, game: Game): Record<string, string> => ({
  ...completeOptions(game.options),
  ...options,
})
