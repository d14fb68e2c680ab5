/** Adds what was missed to the list of a game. An item is the game up to there, packed like the replay of a link. */
import type { TurnGame } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { Lifetime } from '../../engine/storage/store/lifetime'
import { dayAt } from '../../engine/storage/values/localDay'
import { LONGEST_ITEM, type PracticeItem, practice } from '../../engine/storage/values/practice'
import { readSteps, StepsWriter } from '../../engine/storage/values/steps'
import { ruling } from '../opening/options'
import { pack } from '../replay/pack'
import { isHintRight, type Judging, judgeMove } from './judges'
import { noteAddition } from './lazyPractice'
import { additionOf } from './list'
import type { Miss } from './watchMisses'

interface Missed {
  readonly id: string
  readonly game: TurnGame
  readonly replay: Replay
  /** All states of the replay, from its start. */
  readonly states: readonly unknown[]
  readonly miss: Miss
  /** The number of moves before it. */
  readonly at: number
}

/** Adds a wrong move or a hint, if it is a task: the reviewer knows what would have been right. */
export async function collectMiss(missed: Missed, by?: Judging): Promise<void> {
  const { id, game, replay, states, miss, at } = missed
  const { begins, hints } = game.practice ?? {}
  const life = new Lifetime()
  const start = begins ? states.slice(0, at + 1).findLastIndex((state) => begins(state)) : -1
  if (start >= 0) await add(id, game, replay, start, 'mate', life)
  else if (miss === 'hint') {
    if (hints && (await isHintRight(id, game, states[at], by))) await add(id, game, replay, at, 'hint', life)
  } else if (await isMistake(missed, by)) await add(id, game, replay, at, 'mistake', life)
}

async function isMistake({ id, replay, states, at }: Missed, by?: Judging): Promise<boolean> {
  const [move] = (replay.input.kind === 'turn' && readSteps(replay.input)?.[at]) || []
  if (move === undefined) return false
  const judged = await judgeMove(id, { before: states[at], move, after: states[at + 1] }, by)
  return judged?.isMistake === true && judged.better !== undefined
}

/**
 * Adds moves that a review found.
 *
 * @param steps - the numbers of moves before them
 */
export async function collectReviewed(
  id: string,
  game: TurnGame,
  replay: Replay,
  steps: readonly number[],
  kind: 'mistake' | 'blunder',
): Promise<void> {
  const life = new Lifetime()
  for (const step of steps) await add(id, game, replay, step, kind, life)
}

async function add(
  id: string,
  game: TurnGame,
  replay: Replay,
  length: number,
  kind: PracticeItem['kind'],
  life: Lifetime,
): Promise<void> {
  const start = startOf(game, replay, length)
  const position = start && (await pack(start))
  if (!position || position.length > LONGEST_ITEM || life.over) return
  practice.update(...additionOf(practice.get(), id, position, { kind, added: dayAt(Date.now()) }))
  noteAddition()
}

/**
 * The first moves of a game as a start: without times, so that the same position has the same text, and without own
 * moves, so that none of them can be undone.
 */
function startOf(game: TurnGame, replay: Replay, length: number): Replay | null {
  const { input } = replay
  const steps = input.kind === 'turn' ? readSteps(input) : null
  if (input.kind !== 'turn' || !steps) return null
  const writer = new StepsWriter()
  for (const [move] of steps.slice(0, length)) writer.add([move, 0, false])
  const options = { ...ruling(game.options, replay.options), ...game.practice?.options }
  const position = input.position === undefined ? {} : { position: input.position }
  return {
    ...replay,
    options,
    date: 0,
    result: 'open',
    figures: {},
    input: { kind: 'turn', ...position, ...writer.text() },
  }
}
