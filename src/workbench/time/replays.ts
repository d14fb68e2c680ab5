/** Replays in the workbench: from a link, its text or a file, also those of other versions of the rules. */

import type { Game } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import type { Replay } from '../../engine/core/replay/replay'
import { fragmentOf } from '../../play/opening/fragment'
import { pack, unpack } from '../../play/replay/pack'
import { readFile } from '../../play/replay/sendReplay'

const IN_LINK = /#play=([\w-]+)/

/** The address of the workbench with a replay. @throws BadBytes if the text or file holds none */
export async function addressOf(from: string | File): Promise<string> {
  const replay =
    typeof from === 'string' ? await unpack(IN_LINK.exec(from)?.[1] ?? from.trim()) : await readFile(from)
  return `?game=${encodeURIComponent(replay.game)}${fragmentOf('play', await pack(replay))}`
}

/** The replay in the address; null if there is none. @throws BadBytes if it is damaged */
export async function replayInAddress(hash: string): Promise<Replay | null> {
  const text = IN_LINK.exec(hash)?.[1]
  return text === undefined ? null : unpack(text)
}

/** The number of its last tick or move. */
export const lastOf = ({ input }: Replay): number =>
  input.kind === 'realtime' ? input.ticks : input.steps.split(' ').filter(Boolean).length

/** All options of the game, as the replay set them. */
export const optionsOf = ({ options }: Replay, game: Game): Record<string, string> => ({
  ...completeOptions(game.options),
  ...options,
})
