/** Games that are watched, without a page: a host that plays, and watchers behind a network that loses and repeats packets. */
import type { Game, InputFrame, RealtimeGame, TurnGame } from '../../../../src/engine/core/game/contract'
import { completeOptions } from '../../../../src/engine/core/game/option'
import { worldSize } from '../../../../src/engine/core/game/shape'
import { readInput } from '../../../../src/engine/core/input/input'
import { digestOf } from '../../../../src/engine/core/live/digest'
import { merged } from '../../../../src/engine/core/live/inputs'
import { createRandom, draw, drawBetween, pick, type Random } from '../../../../src/engine/core/math/random'
import { exactFrame } from '../../../../src/engine/core/replay/frames'
import { FrameWriter } from '../../../../src/engine/core/replay/frameWriter'
import type { Replay } from '../../../../src/engine/core/replay/replay'
import { type StepOf, StepsWriter } from '../../../../src/engine/storage/values/steps'
import { Following } from '../../../../src/play/live/watching/following'
import { Hosting, type Watcher } from '../../../../src/play/live/watching/hosting'
import { ruling } from '../../../../src/play/opening/options'
import { Track } from '../../../../src/play/replay/playback/track'

type Bytes = Uint8Array<ArrayBuffer>

/** A game that is shown. */
interface Shown {
  readonly game: Game
  readonly id: string
  readonly hosting: Hosting
}

/** A game that plays itself, by random input of two people. */
export interface Play extends Shown {
  /** The tick, or the number of moves and changes so far. */
  readonly at: number
  readonly digest: number
  /** One tick, or one move or undo. */
  pass(): void
  /** The record so far. */
  record(): Replay
}

const recordOf = (id: string, game: Game, options: Replay['options'], seed: number) => ({
  game: id,
  digest: game.replayVersion,
  seed,
  options: ruling(game.options, options),
  date: 0,
  result: 'open' as const,
  figures: {},
})

/** Keys that are held for a while, and now and then a finger. */
function presses(game: RealtimeGame, random: Random, size: { width: number; height: number }) {
  const actions = [...new Set(game.controls.map(({ action }) => action))].filter(
    (each) => !each.includes('@'),
  )
  let held: Record<string, number> = {}
  return (): InputFrame => {
    const before = held
    held = Object.fromEntries(
      actions.filter((each) => draw(random) < (before[each] ? 0.95 : 0.05)).map((each) => [each, 1]),
    )
    const finger = () => ({
      id: 1,
      x: drawBetween(random, 0, size.width),
      y: drawBetween(random, 0, size.height),
      down: true,
      pressed: draw(random) < 0.3,
      released: false,
      kind: 'touch' as const,
    })
    return exactFrame({
      held,
      pressed: Object.keys(held).filter((each) => !before[each]),
      released: Object.keys(before).filter((each) => !held[each]),
      pointers: draw(random) < 0.2 ? [finger()] : [],
    })
  }
}

/** A real-time game for two. After its end another one begins. */
export function realtimePlay(id: string, game: RealtimeGame, seed: number): Play {
  const options = completeOptions(game.options, game.live?.options)
  const size = worldSize(game, options)
  const takes = [1, 2].map((each) => presses(game, createRandom(seed + each), size))
  const hosting = new Hosting(game)
  let games = 0
  let world = game.rules.start(options, seed, size)
  let writer = new FrameWriter()
  const record = () => ({
    ...recordOf(id, game, options, seed + games),
    input: {
      kind: 'realtime' as const,
      size,
      ticks: writer.ticks,
      slots: [...writer.slots],
      frames: writer.take(),
    },
  })
  return {
    game,
    id,
    hosting,
    get at() {
      return writer.ticks
    },
    get digest() {
      return digestOf(world)
    },
    pass() {
      if (game.rules.outcome(world)) {
        games++
        world = game.rules.start(options, seed + games, size)
        writer = new FrameWriter()
        hosting.begin(record())
      }
      const [a, b] = takes.map((take) => take()) as [InputFrame, InputFrame]
      const frame = merged([a, b], game.live?.halves, size)
      writer.add(frame)
      hosting.tick({ frame, sizes: [] })
      game.rules.step(world, readInput(frame), () => {})
    },
    record,
  }
}

/** A turn-based game for two, whose players now and then take moves back. */
export function turnPlay(id: string, game: TurnGame, seed: number): Play {
  const { rules } = game
  const options = completeOptions(game.options, game.live?.options)
  const random = createRandom(seed)
  const hosting = new Hosting(game)
  let games = 0
  let states = [rules.start(options, seed)]
  let steps: StepOf[] = []
  let at = 0
  const record = () => {
    const writer = new StepsWriter()
    for (const step of steps) writer.add(step)
    const { moves, steps: text } = writer.text()
    return {
      ...recordOf(id, game, options, seed + games),
      input: { kind: 'turn' as const, moves: [...moves], steps: text },
    }
  }
  return {
    game,
    id,
    hosting,
    get at() {
      return at
    },
    get digest() {
      return digestOf(states.at(-1))
    },
    pass() {
      at++
      const state = states.at(-1)
      const legal = rules.outcome(state) ? [] : rules.legal(state)
      if (legal.length === 0) {
        games++
        states = [rules.start(options, seed + games)]
        steps = []
        hosting.begin(record())
        return
      }
      if (draw(random) < 0.2) {
        const keep = Math.max(0, steps.length - 1 - Math.floor(draw(random) * 3))
        steps = steps.slice(0, keep)
        states = states.slice(0, keep + 1)
      } else {
        const move = pick(random, legal)
        const time = (steps.at(-1)?.[1] ?? 0) + 700
        const applied = rules.apply(state, move, time)
        if ('refused' in applied) throw new Error(applied.refused)
        steps = [...steps, [move, time, true]]
        states.push(applied.state)
      }
      hosting.moves(steps)
    },
    record,
  }
}

/** A device that watches, behind a network. */
export class Device {
  readonly following: Following
  readonly watcher: Watcher
  readonly #play: Shown
  #track: { readonly stream: number; readonly track: Track } | null = null
  #wire: { readonly at: number; arrive(): void }[] = []
  #now = 0

  /** @param faults - the share of packets that are lost, repeated or late; changed at any time */
  constructor(
    play: Shown,
    readonly faults: { share: number },
    private readonly random: Random,
  ) {
    this.#play = play
    this.following = new Following(play.id, play.game, (bytes) =>
      this.#post(() => play.hosting.receive(this.watcher, bytes)),
    )
    const watcher = play.hosting.add((bytes: Bytes) => this.#post(() => this.following.receive(bytes)))
    if (!watcher) throw new Error('too many watchers')
    this.watcher = watcher
  }
  pass(): void {
    this.#now++
    const due = this.#wire.filter(({ at }) => at <= this.#now)
    this.#wire = this.#wire.filter(({ at }) => at > this.#now)
    for (const { arrive } of due) arrive()
  }
  /** The digest of the last state that has arrived; null if none has. */
  get digest(): number | null {
    const { following } = this
    const { start } = following
    if (!start) return null
    const { game } = this.#play
    if (game.kind === 'turn') {
      let state = game.rules.start(start.options, start.seed)
      for (const [move, at] of following.steps) {
        const applied = game.rules.apply(state, move, at)
        if ('refused' in applied) throw new Error(applied.refused)
        state = applied.state
      }
      return digestOf(state)
    }
    if (start.input.kind !== 'realtime') return null
    if (this.#track?.stream !== following.stream) {
      const { rules } = game
      const { options, seed, input } = start
      const track = new Track({ rules, options, seed, size: input.size }, following.ticks)
      this.#track = { stream: following.stream, track }
    }
    const { track } = this.#track
    while (track.step());
    return digestOf(track.world)
  }
  leave(): void {
    this.#play.hosting.remove(this.watcher)
  }
  #post(arrive: () => void): void {
    const { share } = this.faults
    if (draw(this.random) < share) return
    const late = draw(this.random) < share ? 3 : 1
    this.#wire.push({ at: this.#now + late, arrive })
    if (draw(this.random) < share) this.#wire.push({ at: this.#now + late + 2, arrive })
  }
}
