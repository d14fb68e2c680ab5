/** A live race: both players play the same start, and each device also plays the other player's input. */

import type {
  Game,
  InputFrame,
  OptionValues,
  Outcome,
  RealtimeGame,
  Size,
  TurnGame,
} from '../../engine/core/game/contract'
import { MOVES } from '../../engine/core/game/stats'
import { MAX_RUN, readRun, writeRun } from '../../engine/core/live/inputs'
import { BadBytes, ByteReader, ByteWriter } from '../../engine/core/replay/bytes'
import type { KeptTick } from '../../engine/core/replay/frameReader'
import { MAX_TICKS } from '../../engine/core/replay/frames'
import { type Walker, walk } from '../../engine/core/replay/replayPlayer'
import { nameOf } from '../../engine/core/text'
import type { StepOf } from '../../engine/storage/values/steps'
import type { LiveTable, Moves } from '../opening/policy'
import type { Opponent, RealtimeRace } from '../opening/race'
import { pacedStat, paceText } from '../replay/race/pace'
import { hudTexts } from '../texts/hud'
import { liveTexts } from '../texts/live'
import { LivePolicy, type Round, type RoundMessage } from './livePolicy'

/** Input is sent, and progress shown, this often. */
const EVERY_MS = 100
/** An opponent that is behind catches up by this many ticks at a time. */
const MAX_STEPS = 3
const SHOWN_STATS = 2

interface Start {
  readonly options: OptionValues
  readonly seed: number
}

/** The other player's game, as far as its input has arrived. */
interface Theirs {
  readonly hud: Readonly<Record<string, string | number | boolean>>
  readonly outcome: Outcome | null
  readonly moves?: number
}

abstract class RacePolicy extends LivePolicy {
  protected readonly game: Game
  #mine: Outcome | null = null
  readonly #timer = setInterval(() => this.#beat(), EVERY_MS)

  constructor(game: Game, round: Round) {
    super(round)
    this.game = game
  }
  override close(): void {
    clearInterval(this.#timer)
  }
  /** The race can be played to its end without the other player. */
  override onGone(): void {
    this.alone = true
    this.session?.pauseHere('alone')
  }
  override onFinish(outcome: Outcome): void {
    super.onFinish(outcome)
    this.#mine = outcome
    this.flush()
  }
  protected get ended(): boolean {
    return this.#mine !== null
  }
  protected abstract theirs(): Theirs | null
  protected abstract flush(): void

  #beat(): void {
    this.flush()
    const theirs = this.theirs()
    this.round.onProgress(theirs ? this.#text(theirs) : '', Boolean(theirs?.outcome))
  }
  #text({ hud, outcome, moves }: Theirs): string {
    if (!outcome) {
      const shown = Object.entries(hud)
        .filter(([id, value]) => typeof value !== 'boolean' && !this.game.hidden?.includes(id))
        .slice(0, SHOWN_STATS)
      const stats = shown.map(([id, value]) => hudTexts.stat(nameOf(this.game.stats, id), value))
      // Many games show the number of moves themselves.
      const adds = moves !== undefined && !shown.some(([id]) => id === MOVES)
      return [...stats, ...(adds ? [liveTexts.race.moves(moves)] : [])].join(' · ')
    }
    return this.#mine
      ? verdict(this.game, this.#mine, outcome)
      : liveTexts.race.finished(resultOf(this.game, outcome))
  }
}

/** The result that is compared: the game's first best, else the heading of the end. */
function resultOf(game: Game, { results = {}, title }: Outcome): string {
  const [first] = game.best
  const value = first && results[first.of]
  return first && value !== undefined ? hudTexts.stat(nameOf(game.stats, first.of), value) : title
}

const RANK = { won: 2, over: 1, tied: 1, lost: 0 } as const

export function verdict(game: Game, mine: Outcome, theirs: Outcome): string {
  const [first] = game.best
  const [a, b] = [mine, theirs].map(({ results }) => (first ? results?.[first.of] : undefined))
  let difference = RANK[mine.result] - RANK[theirs.result]
  if (difference === 0 && first && a !== undefined && b !== undefined)
    difference = first.better === 'higher' ? a - b : b - a
  const { won, lost, tied } = liveTexts.race
  const text = difference > 0 ? won : difference < 0 ? lost : tied
  return text(resultOf(game, mine), resultOf(game, theirs))
}

export class RealtimeRacePolicy extends RacePolicy implements Opponent {
  override readonly race: RealtimeRace = { kind: 'realtime', isSameStart: () => true, begin: () => this }
  readonly #rules: RealtimeGame['rules']
  readonly #start: Start
  /** Ticks and sizes that were not sent yet. */
  #unsent: KeptTick[] = []
  #sent = 0
  #sizes: Size[] = []
  #inbox: KeptTick[] = []
  #received = 0
  #walker: Walker | null = null
  #outcome: Outcome | null = null

  constructor(game: RealtimeGame, start: Start, round: Round) {
    super(game, round)
    this.#rules = game.rules
    this.#start = start
  }
  override onBegin(_world: unknown, size: Size): void {
    this.#unsent = []
    this.#sent = 0
    this.#sizes = []
    this.round.send({ t: 'field', width: size.width, height: size.height })
  }
  override onTick(frame: InputFrame): void {
    this.#unsent.push({ frame, sizes: this.#sizes })
    this.#sizes = []
  }
  override onResize(size: Size): void {
    this.#sizes.push(size)
  }
  follow(tick: number): void {
    const walker = this.#walker
    if (!walker) return
    for (let n = 0; n < MAX_STEPS && walker.tick < tick && !this.#outcome; n++) {
      const next = this.#inbox.shift()
      if (!next) return
      try {
        walk(this.#rules, this.#start.options, walker, next, () => {})
        this.#outcome = this.#rules.outcome(walker.world)
      } catch {
        // Input that no honest device sends. This player's game continues alone.
        this.#walker = null
        this.#inbox = []
        this.round.refuse()
        return
      }
    }
  }
  get world(): unknown {
    return this.#walker?.world ?? null
  }
  get size(): Size | null {
    return this.#walker?.size ?? null
  }
  pace(own: Readonly<Record<string, unknown>>): string {
    const label = pacedStat(this.game)
    if (label === null || !this.#walker) return ''
    return paceText(own[label], this.#rules.hud(this.#walker.world)[label])
  }
  receive(message: RoundMessage): void {
    if (message.t !== 'field') {
      this.round.refuse()
      return
    }
    const size = { width: message.width, height: message.height }
    const { options, seed } = this.#start
    this.#walker = { world: this.#rules.start(options, seed, size), size, tick: 0 }
    this.#inbox = []
    this.#received = 0
    this.#outcome = null
  }
  override receiveStream(bytes: Uint8Array): void {
    const reader = new ByteReader(bytes)
    const run = readRun(reader)
    reader.end()
    if (run.from !== this.#received || this.#received > MAX_TICKS) throw new BadBytes('not the next ticks')
    this.#received += run.ticks.length
    this.#inbox.push(...run.ticks)
  }

  protected theirs(): Theirs | null {
    // Once this player's game is over, nothing else calls it.
    if (this.ended) for (let n = 0; n < 4; n++) this.follow(Number.POSITIVE_INFINITY)
    const walker = this.#walker
    return walker && { hud: this.#rules.hud(walker.world), outcome: this.#outcome }
  }
  protected flush(): void {
    while (this.#unsent.length > 0) {
      const ticks = this.#unsent.splice(0, MAX_RUN)
      const writer = new ByteWriter()
      writeRun(writer, { from: this.#sent, ticks })
      this.#sent += ticks.length
      this.round.stream(writer.take())
    }
  }
}

export class TurnRacePolicy extends RacePolicy {
  readonly #turnGame: TurnGame
  /** The other player's states from the first to the current one, and the time of the last move, ms. */
  #states: unknown[] = []
  #at = 0
  #sentSteps: readonly StepOf[] = []
  #early: Extract<RoundMessage, { t: 'steps' }>[] = []

  constructor(game: TurnGame, round: Round) {
    super(game, round)
    this.#turnGame = game
  }
  /** The other player's state. */
  get state(): unknown {
    return this.#states.at(-1)
  }
  override onShow(_table: LiveTable, { initial, steps }: Moves): void {
    // The other player has the same start.
    if (this.#states.length === 0) {
      this.#states = [initial]
      for (const message of this.#early.splice(0)) this.receive(message)
    }
    const before = this.#sentSteps
    let keep = 0
    while (keep < before.length && keep < steps.length && same(before[keep], steps[keep])) keep++
    if (keep === before.length && keep === steps.length) return
    this.#sentSteps = steps
    const add = steps.slice(keep).map(([move, at, own]): [unknown, number, boolean] => [move, at, own])
    this.round.send({ t: 'steps', keep, add })
  }
  receive(message: RoundMessage): void {
    if (message.t !== 'steps' || message.keep >= Math.max(1, this.#states.length + 1)) {
      this.round.refuse()
      return
    }
    if (this.#states.length === 0) {
      if (this.#early.length < 100) this.#early.push(message)
      return
    }
    const states = this.#states.slice(0, message.keep + 1)
    for (const [move, at] of message.add) {
      const applied = this.#turnGame.rules.apply(states.at(-1), move, at)
      if ('refused' in applied) {
        this.round.refuse()
        return
      }
      states.push(applied.state)
      this.#at = at
    }
    this.#states = states
  }

  protected theirs(): Theirs | null {
    if (this.#states.length === 0) return null
    const outcome = this.#turnGame.rules.outcome(this.state)
    return { hud: this.#hud(), outcome, moves: this.#states.length - 1 }
  }
  #hud() {
    return this.#turnGame.rules.hud(this.state, this.#at)
  }
  protected flush(): void {}
}

const same = (a: StepOf | undefined, b: StepOf | undefined) =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
