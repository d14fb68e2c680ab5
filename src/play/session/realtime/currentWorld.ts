/** The world of the current real-time game and the input that made it. Both change together, or replays would differ. */
import type { GameEvent, InputFrame, RealtimeGame, Size } from '../../../engine/core/game/contract'
import { POINTER } from '../../../engine/core/game/realtimeFeatures'
import { worldSize } from '../../../engine/core/game/shape'
import { readInput } from '../../../engine/core/input/input'
import { FrameWriter } from '../../../engine/core/replay/frameWriter'
import type { RealtimeInput } from '../../../engine/core/replay/replay'
import { resizeWorld } from '../../../engine/core/replay/resizing'
import type { Moment } from '../assists/rewindBuffer'
import type { RecordListener } from '../core/recordListener'
import type { SessionView } from '../view/view'

export class CurrentWorld {
  world: unknown = null
  /** In the units of the world. */
  size: Size
  tick = 0
  readonly #game: RealtimeGame
  readonly #view: SessionView
  readonly #listener: () => RecordListener | null
  /** All input so far; null when the game cannot be replayed from its start. */
  #frames: FrameWriter | null = null
  #firstSize: Size
  /** The actions used so far, and `POINTER`. */
  #used = new Set<string>()
  /** The sizes of the window since the last tick. */
  #sizes: Size[] = []

  /** `size` is the window's, for games that fill it. `begin` creates the world. */
  constructor(game: RealtimeGame, view: SessionView, size: Size, listener: () => RecordListener | null) {
    this.#game = game
    this.#listener = listener
    this.#view = view
    this.size = size
    this.#firstSize = size
  }
  /** Starts a world with the options and seed of the view. */
  begin(): void {
    const { options, seed } = this.#view
    if (this.#game.size !== 'window') this.size = worldSize(this.#game, options)
    this.world = this.#game.rules.start(options, seed, this.size)
    this.#firstSize = this.size
    this.#continueFrom(new FrameWriter())
    this.#used = new Set()
    this.tick = 0
    this.#listener()?.onRecord()
  }
  /** Takes a world that does not follow from recorded input: it cannot be replayed. */
  place(world: unknown, size: Size): void {
    this.world = world
    this.size = size
    this.#frames = null
    this.#listener()?.onRecord()
  }
  rewind({ world, size, tick, frames }: Moment): void {
    this.world = world
    this.size = size
    this.tick = tick
    this.#continueFrom(frames)
    this.#listener()?.onRecord()
  }
  /** One tick with this input, which is recorded as the rules see it, unless the game is too long. */
  step(frame: InputFrame, emit: (event: GameEvent) => void): void {
    if (this.#frames) {
      if (this.#frames.add(frame, this.#sizes)) this.#listener()?.onTick({ frame, sizes: this.#sizes })
      else {
        this.#frames = null
        this.#listener()?.onRecord()
      }
    }
    if (this.#sizes.length > 0) this.#sizes = []
    for (const action of frame.pressed) this.#used.add(action)
    if (frame.pointers.some(({ down }) => down)) this.#used.add(POINTER)
    this.tick++
    this.#game.rules.step(this.world, readInput(frame), emit)
  }
  resize(size: Size): void {
    this.size = size
    this.#sizes.push(size)
    this.world = resizeWorld(this.#game.rules, this.world, this.#view.options, size)
  }
  get input(): RealtimeInput | null {
    const frames = this.#frames
    if (!frames) return null
    const { ticks, slots } = frames
    return { kind: 'realtime', size: this.#firstSize, ticks, slots: [...slots], frames: frames.take() }
  }
  get replayable(): boolean {
    return this.#frames !== null
  }
  /** Whether this action was used, or with `POINTER` a finger or a pressed mouse. */
  uses(action: string): boolean {
    return this.#used.has(action)
  }
  #continueFrom(frames: FrameWriter | null): void {
    this.#frames = frames
    this.#sizes = []
  }
}
