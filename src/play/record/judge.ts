/**
 * Checks a replay that comes from elsewhere: whether it is of this game, and can be replayed by this version.
 */
import type { Game, OptionValues, RealtimeGame } from '../../engine/core/game/contract'
import { worldSize } from '../../engine/core/game/shape'
import { BadBytes } from '../../engine/core/record/bytes'
import { WIDEST } from '../../engine/core/record/frames'
import type { PlayRecord } from '../../engine/core/record/record'
import { defaultOptions, MOST_SEED } from '../session/core/options'
import { unpack } from './pack'
import { prove } from './prove'

/** What a link or file holds: a play that can be watched, or a sentence for the visitor that says why not. */
export type Judged =
  | {
      /** What it says of its end is what its own input leads to. */
      readonly record: PlayRecord
      /** It claimed another end. */
      readonly contradicted?: boolean
    }
  | {
      readonly complaint: string
      /** The same start can still be played. */
      readonly start?: { readonly seed: number; readonly options: Record<string, string> }
    }

export const COMPLAINTS = {
  damaged: 'The play cannot be read: it is damaged, cut off or made by a newer version of this site.',
  foreign: 'The play belongs to another game.',
  unfit: 'The play was made with options that this game does not have.',
  gone: 'The play is no longer kept in this browser.',
  older:
    'The play was made by another version of this game and can only be played anew, with the same start.',
} as const

/** Reads the text of a link and plays it again by the rules; never throws. */
export async function readPlay(text: string, id: string, game: Game): Promise<Judged> {
  const found = await readClaims(text, id, game)
  return 'record' in found ? proved(found.record, game) : found
}

/** The same for a record that `judge` has accepted. */
export async function proved(record: PlayRecord, game: Game): Promise<Judged> {
  const proof = await prove(record, game)
  return proof
    ? { record: proof.record, contradicted: proof.contradicted }
    : { complaint: COMPLAINTS.damaged }
}

/** Reads the text of a link without replaying it, so callers must not show the end it claims. Never throws. */
export async function readClaims(text: string, id: string, game: Game): Promise<Judged> {
  try {
    return judge(await unpack(text), id, game)
  } catch (error) {
    if (error instanceof BadBytes) return { complaint: COMPLAINTS.damaged }
    throw error
  }
}

/** Judges a play that could be read. What it says of its end is not looked at: `proved` does that. */
export function judge(record: PlayRecord, id: string, game: Game): Judged {
  if (record.game !== id) return { complaint: COMPLAINTS.foreign }
  if (record.input.kind !== game.kind || record.seed > MOST_SEED) return { complaint: COMPLAINTS.damaged }
  const options = optionsOf(record, game)
  if (!options) return { complaint: COMPLAINTS.unfit }
  if (record.digest !== game.replayVersion)
    return { complaint: COMPLAINTS.older, start: { seed: record.seed, options } }
  if (game.kind === 'realtime' && !isRightSize(record, game, options))
    return { complaint: COMPLAINTS.damaged }
  return { record: { ...record, options } }
}

/** All options of the game, those of the view alone as at first; null where the play has others. */
function optionsOf({ options }: PlayRecord, game: Game): Record<string, string> | null {
  const all = defaultOptions(game.options)
  for (const [id, value] of Object.entries(options)) {
    const option = game.options.find((each) => each.id === id && !each.view)
    if (!option?.choices.some((choice) => choice.value === value)) return null
    all[id] = value
  }
  return all
}

/** Of the game's own world; of any window where it fills that. */
function isRightSize({ input }: PlayRecord, game: RealtimeGame, options: OptionValues): boolean {
  if (input.kind !== 'realtime') return false
  if (game.size === 'window') return Math.max(input.size.width, input.size.height) <= WIDEST
  const { width, height } = worldSize(game, options)
  return input.size.width === width && input.size.height === height
}
