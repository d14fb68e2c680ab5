/**
 * Measures the size of files of pointer games: a minute of each game that is played with a pointer, by a simulated
 * hand.
 */
import type {
  InputFrame,
  Pointer,
  RealtimeBot,
  RealtimeGame,
  Size,
} from '../../src/engine/core/game/contract'
import { WINDOW } from '../../src/engine/core/game/shape'
import { readInput } from '../../src/engine/core/input/input'
import { createRandom, drawBetween, type Random } from '../../src/engine/core/math/random'
import { exactFrame } from '../../src/engine/core/replay/frames'
import { FrameWriter } from '../../src/engine/core/replay/frameWriter'
import { type Replay, writeReplay } from '../../src/engine/core/replay/replay'
import { bots } from '../../src/games/bots'
import { catalog } from '../../src/games/catalog'
import { deflate } from '../../src/play/replay/pack'
import { createDevices } from '../contract/devices'
import { heading, table } from './print'

/** Maximum size of a minute of pointer play, bytes of the deflated file. */
const MAX = 4000
const TICKS = 3600
const TICK_MS = 1000 / 60

/** Whether the rules read pointers in the first seconds. */
function readsPointers(game: RealtimeGame, size: Size): boolean {
  const world = game.rules.start(optionsOf(game), 1, size)
  let read = false
  for (let tick = 0; tick < 200 && !read; tick++) {
    const input = readInput({ held: {}, pressed: [], released: [], pointers: [] })
    const watched = new Proxy(input, {
      get(target, name, receiver) {
        if (name === 'pointers') read = true
        return Reflect.get(target, name, receiver)
      },
    })
    game.rules.step(world, watched, () => {})
  }
  return read
}

const optionsOf = (game: RealtimeGame) =>
  Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))

/**
 * Simulates a hand: it moves to a target with a bell-shaped speed, rests there until there is another one, and trembles
 * a little while it moves. If the bot points at something, that is the target; otherwise places that a visitor might go
 * to.
 */
class Hand {
  x: number
  y: number
  #from: { x: number; y: number }
  #to: { x: number; y: number }
  #tick = 0
  #ticks = 1
  #rest = 0
  down = false
  constructor(
    readonly random: Random,
    readonly size: Size,
  ) {
    this.x = size.width / 2
    this.y = size.height / 2
    this.#from = this.#to = { x: this.x, y: this.y }
  }
  /** One tick; `target` is what the bot points at, if anything. */
  move(target: Pointer | undefined): Pointer {
    const pressedBefore = this.down
    if (this.#tick >= this.#ticks) {
      if (this.#rest > 0) this.#rest--
      else this.#aim(target)
    }
    if (this.#tick < this.#ticks) {
      this.#tick++
      const t = this.#tick / this.#ticks
      // The path of least jerk (Flash and Hogan 1985).
      const share = t * t * t * (10 - 15 * t + 6 * t * t)
      const tremble = this.#tick < this.#ticks ? 0.4 : 0
      this.x =
        this.#from.x + (this.#to.x - this.#from.x) * share + drawBetween(this.random, -tremble, tremble)
      this.y =
        this.#from.y + (this.#to.y - this.#from.y) * share + drawBetween(this.random, -tremble, tremble)
    }
    // A press after arriving, for some ticks.
    const arrived = this.#tick >= this.#ticks
    this.down = arrived && this.#rest > 4
    return {
      id: 1,
      // A mouse reports whole pixels; a field has about one per unit.
      x: Math.round(this.x),
      y: Math.round(this.y),
      down: this.down,
      pressed: this.down && !pressedBefore,
      released: !this.down && pressedBefore,
      kind: 'mouse',
    }
  }
  #aim(target: Pointer | undefined): void {
    const { random, size } = this
    this.#from = { x: this.x, y: this.y }
    this.#to = target
      ? { x: target.x, y: target.y }
      : { x: drawBetween(random, 0, size.width), y: drawBetween(random, 0, size.height) }
    const way = Math.hypot(this.#to.x - this.x, this.#to.y - this.y)
    // Fitts's law: a farther target takes longer; 0.2 to 0.6 s.
    this.#ticks = Math.round(12 + 4 * Math.log2(1 + way / 20))
    this.#tick = 0
    this.#rest = Math.round(drawBetween(random, 6, 24))
  }
}

/** A minute of the game with such a hand: its ticks as they would be saved. */
async function minute(id: string, game: RealtimeGame, size: Size): Promise<{ raw: number; file: number }> {
  const options = optionsOf(game)
  const random = createRandom(5)
  const bot = (await bots[id]?.()) as RealtimeBot<unknown> | undefined
  const devices = createDevices(game, options, size)
  const hand = new Hand(random, size)
  const writer = new FrameWriter()
  let seed = 1
  let world = game.rules.start(options, seed, size)
  for (let tick = 0; tick < TICKS; tick++) {
    const [target] = bot?.(world, tick).pointers ?? []
    devices.act({ pointers: [hand.move(target)] }, tick * TICK_MS)
    const frame: InputFrame = exactFrame(devices.take(), game.pointerSpeeds === true)
    writer.add(frame, [])
    game.rules.step(world, readInput(frame), () => {})
    if (game.rules.outcome(world)) world = game.rules.start(options, ++seed, size)
  }
  devices.stop()
  const { ticks, slots } = writer
  const record: Replay = {
    game: id,
    digest: '00000000',
    seed: 1,
    options,
    date: 0,
    result: 'over',
    figures: {},
    input: { kind: 'realtime', size, ticks, slots: [...slots], frames: writer.take() },
  }
  return { raw: writeReplay(record).length, file: (await deflate(record)).length }
}

/** Returns which games miss the goal. */
export async function recordSizes(): Promise<string[]> {
  heading(`Files of a minute of pointer play (at most ${MAX} bytes deflated)`)
  const rows: (string | number)[][] = []
  const missed: string[] = []
  for (const { id, load } of catalog) {
    const { default: game } = await load()
    if (game.kind !== 'realtime') continue
    const size = game.size === 'window' ? WINDOW : game.size
    if (!readsPointers(game, size)) continue
    const { raw, file } = await minute(id, game, size)
    rows.push([id, raw, file, file <= MAX ? '' : 'missed'])
    if (file > MAX) missed.push(`record of ${id}`)
  }
  table(['game', 'bytes', 'deflated', ''], rows)
  return missed
}
