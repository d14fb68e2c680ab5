/** The recording of a real-time game. */
import { type GameEvent, type InputFrame, TICKS_PER_SECOND } from '../../engine/core/game/contract'
import { NO_INPUT } from '../../engine/core/input/input'
import { type AnyRules, Track } from '../../play/replay/playback/track'
import type { Recording } from './recording'

export class RealtimeRecording extends Track implements Recording {
  readonly stride = TICKS_PER_SECOND

  get at(): number {
    return this.tick
  }
  get value(): unknown {
    return this.world
  }
  /** The input of the last tick. */
  get frame(): InputFrame {
    return this.ticks[this.tick - 1]?.frame ?? NO_INPUT
  }
  /** Whether the game is over now. */
  get isOver(): boolean {
    return this.start.rules.outcome(this.world) !== null
  }
  override cursor(): RealtimeRecording {
    return new RealtimeRecording(this.start, this.ticks, this.snapshots)
  }
  /** One tick with new input, in place of what was recorded after it. */
  add(frame: InputFrame, emit?: (event: GameEvent) => void): void {
    this.ticks.length = this.tick
    this.snapshots.dropAfter(this.tick)
    this.ticks.push({ frame, sizes: [] })
    this.step(emit)
  }
  /** The same input by other rules, at its start. */
  by(rules: AnyRules): RealtimeRecording {
    return new RealtimeRecording({ ...this.start, rules }, [...this.ticks])
  }
}
