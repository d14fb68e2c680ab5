/** Collects the sounds of a game without a page: the cues for the events of its rules, with their times. */
import type {
  Game,
  GameEvent,
  OptionValues,
  PlayEvent,
  RealtimeBot,
} from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { createRandom } from '../../../src/engine/core/math/random'
import { SESSION_SOUNDS } from '../../../src/play/session/events/sessionSounds'
import { createMonkey, optionSets, pickMove } from '../../contract/fuzz'

/** A sound of the set as it is played, or a tone. */
export type How =
  | { readonly name: string; readonly pitch: number; readonly volume: number }
  | { readonly hertz: number; readonly ms: number }

export interface Heard {
  readonly type: string
  readonly at: number
  readonly how: How
}

/** Ticks of a real-time game, and moves of a turn-based one, including automatic ones. */
const TICKS = 60 * 30
const MOVES = 120
/** Ms per move for thinking. */
const THINKS_MS = 900
/**
 * Seeds of real-time games, first by a simple bot and then with random input, so that sounds that a good player never
 * causes are heard too.
 */
const SEEDS = [1, 2]

/** The sound of an event in this game; null if it is silent. */
export function howOf(game: Game, event: PlayEvent): How | null {
  const cue = game.sounds[event.type] ?? SESSION_SOUNDS[event.type]
  if (!cue) return null
  const how = typeof cue === 'string' ? { name: cue } : cue(event)
  if (!how) return null
  return 'hertz' in how ? how : { pitch: 1, volume: 1, ...how }
}

type Bot = RealtimeBot<unknown> | null
type Note = (event: PlayEvent, at: number) => void

function realtime(
  game: Game & { kind: 'realtime' },
  bot: Bot,
  options: OptionValues,
  seed: number,
  note: Note,
) {
  const { rules } = game
  const size = worldSize(game, options)
  const world = rules.start(options, seed, size)
  const monkey = createMonkey(createRandom(seed), game, size)
  let before: readonly string[] = []
  for (let tick = 0; tick < TICKS && !rules.outcome(world); tick++) {
    const { hold = [], pointers = [] } = bot?.(world, tick) ?? {}
    const frame = bot ? frameFrom(hold, before, pointers) : monkey()
    before = hold
    rules.step(world, readInput(frame), (event: GameEvent) => note(event, (tick * 1000) / 60))
  }
  return rules.outcome(world)
}

function turns(game: Game & { kind: 'turn' }, options: OptionValues, seed: number, note: Note) {
  const { rules } = game
  const random = createRandom(seed)
  let state = rules.start(options, seed)
  let at = 0
  for (let n = 0; n < MOVES && !rules.outcome(state); n++) {
    const next = rules.next?.(state) ?? null
    const legal = next ? [] : rules.legal(state)
    if (!next && legal.length === 0) break
    at += next ? next.after : THINKS_MS
    const applied = rules.apply(state, next ? next.move : pickMove(random, legal), at)
    if ('refused' in applied) {
      note({ type: 'Refused' }, at)
      continue
    }
    state = applied.state
    for (const event of applied.events) note(event, at)
  }
  return rules.outcome(state)
}

/** One game with these options; with `bot` null, random input. */
export function playHeard(game: Game, bot: Bot, chosen: OptionValues, seed: number): Heard[] {
  const options = completeOptions(game.options, chosen)
  const heard: Heard[] = []
  let last = 0
  const note: Note = (event, at) => {
    last = at
    const how = howOf(game, event)
    if (how) heard.push({ type: event.type, at, how })
  }
  note({ type: 'Start' }, 0)
  const outcome =
    game.kind === 'realtime' ? realtime(game, bot, options, seed, note) : turns(game, options, seed, note)
  const ends = { won: 'Won', lost: 'Lost', tied: 'Tied', over: 'Over' } as const
  if (outcome) note({ type: ends[outcome.result] }, last)
  return heard
}

/** Games in all modes, each by its bot and with random input. */
export function playsHeard(game: Game, bot: Bot): Heard[][] {
  return optionSets(game.options).flatMap((options) =>
    SEEDS.map((seed) => playHeard(game, seed === 1 ? bot : null, options, seed)),
  )
}
