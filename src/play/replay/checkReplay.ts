/**
 * Checks a replay from a link or file: whether it is of this game, and this version can replay it.
 */

import type { Game, OptionValues, RealtimeGame } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import { worldSize } from '../../engine/core/game/shape'
import { BadBytes } from '../../engine/core/replay/bytes'
import { WIDEST } from '../../engine/core/replay/frames'
import type { Replay } from '../../engine/core/replay/replay'
import { isOtherLanguage } from '../../engine/core/replay/versions'
import { MAX_SEED } from '../opening/opening'
import { replayTexts } from '../texts/replays'
import { unpack } from './pack'
import { verifyClaims } from './replayResult'

/** A replay that can be watched, or a message for the visitor. */
export type CheckedReplay =
  | {
      /** With the result that its own input leads to. */
      readonly replay: Replay
      readonly contradicted?: boolean
    }
  | {
      readonly complaint: string
      /** The same start can still be played. */
      readonly start?: { readonly seed: number; readonly options: Record<string, string> }
    }

export const COMPLAINTS = {
  damaged: replayTexts.problems.damaged,
  foreign: replayTexts.problems.otherGame,
  unfit: replayTexts.problems.unknownOptions,
  gone: replayTexts.problems.gone,
  older: replayTexts.problems.otherVersion,
  otherLanguage: replayTexts.problems.otherLanguage,
} as const

/** Reads the text of a link and verifies it by the rules; never throws. */
export async function readPlay(text: string, id: string, game: Game): Promise<CheckedReplay> {
  const found = await readClaims(text, id, game)
  return 'replay' in found ? verifyReplay(found.replay, game) : found
}

/** The same for a record that `checkReplay` has accepted. */
export async function verifyReplay(replay: Replay, game: Game): Promise<CheckedReplay> {
  const proof = await verifyClaims(replay, game)
  return proof
    ? { replay: proof.replay, contradicted: proof.contradicted }
    : { complaint: COMPLAINTS.damaged }
}

/** Reads the text of a link without replaying it: callers must not show the result it claims. Never throws. */
export async function readClaims(text: string, id: string, game: Game): Promise<CheckedReplay> {
  try {
    return checkReplay(await unpack(text), id, game)
  } catch (error) {
    if (error instanceof BadBytes) return { complaint: COMPLAINTS.damaged }
    throw error
  }
}

/** Checks a record apart from the result it claims, which `verifyReplay` verifies. */
export function checkReplay(replay: Replay, id: string, game: Game): CheckedReplay {
  if (replay.game !== id) return { complaint: COMPLAINTS.foreign }
  if (replay.input.kind !== game.kind || replay.seed > MAX_SEED) return { complaint: COMPLAINTS.damaged }
  const options = optionsOf(replay, game)
  if (!options) return { complaint: COMPLAINTS.unfit }
  if (isOtherLanguage(replay.digest, game.replayVersion)) return { complaint: COMPLAINTS.otherLanguage }
  const isSame = game.earlier?.some(({ version, isSame }) => version === replay.digest && isSame(options))
  if (replay.digest !== game.replayVersion && !isSame)
    return { complaint: COMPLAINTS.older, start: { seed: replay.seed, options } }
  if (game.kind === 'realtime' && !isRightSize(replay, game, options))
    return { complaint: COMPLAINTS.damaged }
  return { replay: { ...replay, options } }
}

/** All options of the game, options of the view with their initial value; null if the record has unknown ones. */
function optionsOf({ options }: Replay, game: Game): Record<string, string> | null {
  const all: Record<string, string> = { ...completeOptions(game.options) }
  for (const [id, value] of Object.entries(options)) {
    const option = game.options.find((each) => each.id === id && !each.view)
    if (!option?.choices.some((choice) => choice.value === value)) return null
    all[id] = value
  }
  return all
}

/** Whether the size is that of the game's world, or possible for a window. */
function isRightSize({ input }: Replay, game: RealtimeGame, options: OptionValues): boolean {
  if (input.kind !== 'realtime') return false
  if (game.size === 'window') return Math.max(input.size.width, input.size.height) <= WIDEST
  const { width, height } = worldSize(game, options)
  return input.size.width === width && input.size.height === height
}
