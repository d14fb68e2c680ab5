import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Option, RealtimeGame, Size, TurnGame } from '../../src/engine/core/contract'
import { NO_INPUT } from '../../src/engine/core/input'
import type { RealtimeInput } from '../../src/engine/core/record/record'
import { Replay } from '../../src/engine/core/record/replay'
import { SceneClock } from '../../src/engine/stage/clock'
import { page } from '../../src/engine/storage/store'
import { allWorlds, worldSlot } from '../../src/engine/storage/worlds'
import { History, rebuild } from '../../src/play/session/history'
import { isDefault, readOpening, rememberOptions, ruling, shareAddress } from '../../src/play/session/options'
import { nextPhase, type Phase, type PhaseEvent } from '../../src/play/session/phases'
import { RealtimeSession } from '../../src/play/session/realtime'
import { openTurn, TurnSession, type TurnStart } from '../../src/play/session/turn'

const told: string[] = []
/** How the toasts were shown, in their order. */
const shown: { text: string; kind?: string; topic?: string }[] = []
vi.mock('../../src/ui/toast', () => ({
  toast: (text: string, options: object) => {
    told.push(text)
    shown.push({ text, ...options })
  },
}))

/** Counts presses; over at three. */
const counter: RealtimeGame<{ ticks: number; hits: number }, 'hit'> = {
  kind: 'realtime',
  rules: {
    start: () => ({ ticks: 0, hits: 0 }),
    step(world, input, emit) {
      world.ticks++
      if (input.pressed('hit')) {
        world.hits++
        emit({ type: 'hit' })
      }
    },
    hud: (world) => ({ Score: world.hits }),
    outcome: (world) =>
      world.hits >= 3 ? { result: 'over', title: 'Game Over!', results: { Score: world.hits } } : null,
  },
  scene: () => Promise.reject(new Error('headless')),
  size: { width: 100, height: 100 },
  options: [
    {
      id: 'mode',
      label: 'Mode',
      initial: 'a',
      choices: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
  ],
  controls: [{ action: 'hit', label: 'Hit', keys: ['Space'] }],
  sounds: {},
  hitStop: { hit: 50 },
  best: [{ of: 'Score', better: 'higher' }],
  howTo: ['One.', 'Two.', 'Three.'],
}

interface Sum {
  total: number
  turn: number
  rest: boolean
}
/** Adds 1 to 3 until 10; after a 3 a pause of 500 ms happens by itself. */
const adder: TurnGame<Sum, number | 'rest', 'one'> = {
  kind: 'turn',
  rules: {
    start: () => ({ total: 0, turn: 0, rest: false }),
    apply(state, move) {
      if (move === 'rest') return { state: { ...state, rest: false }, events: [{ type: 'rested' }] }
      if (state.rest || ![1, 2, 3].includes(move)) return { refused: 'Add 1, 2 or 3.' }
      return {
        state: { total: state.total + move, turn: 1 - state.turn, rest: move === 3 },
        events: [{ type: 'added' }],
      }
    },
    legal: (state) => (state.rest ? [] : [1, 2, 3]),
    next: (state) => (state.rest ? { after: 500, move: 'rest' } : null),
    seat: (state) => state.turn,
    hud: (state) => ({ Total: state.total }),
    outcome: (state) =>
      state.total >= 10 ? { result: 'won', title: 'Ten!', results: { Total: state.total } } : null,
    notation: {
      read(text) {
        if (!/^\d$/.test(text)) throw new Error(`'${text}' is not a digit.`)
        return { total: Number(text), turn: 0, rest: false }
      },
      write: (state) => String(state.total),
    },
  },
  Board: () => null,
  options: [
    {
      id: 'opponent',
      label: 'Opponent',
      initial: 'two',
      choices: [
        { value: 'two', label: 'Two' },
        { value: 'easy', label: 'Easy' },
      ],
    },
  ],
  controls: [{ action: 'one', label: 'One', keys: ['Digit1'] }],
  command: () => 1,
  computer: (options, seat) => (options.opponent === 'easy' && seat === 1 ? 'easy' : null),
  sounds: {},
  timer: 'tenths',
  best: [{ of: 'Time', better: 'lower' }],
  howTo: ['One.', 'Two.', 'Three.'],
}

const bots = {
  choose: vi.fn(async () => 1 as unknown),
  hint: vi.fn(async () => ({ move: 2 as unknown, text: 'Add 2.' })),
  start: vi.fn(),
  cancel: vi.fn(),
}
const turn = (extra: Partial<TurnStart> = {}) =>
  new TurnSession(
    {
      id: 'adder',
      game: adder as unknown as TurnGame,
      options: { opponent: 'two' },
      seed: null,
      ...extra,
    },
    bots,
  )
/** The page of the game, opened anew. */
const reopened = async (extra: Partial<TurnStart> = {}) => {
  const play = turn(extra)
  await play.restore()
  return play
}

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  shown.length = 0
  const map = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => map.set(key, text),
    removeItem: (key: string) => map.delete(key),
    key: (i: number) => [...map.keys()][i] ?? null,
    get length() {
      return map.size
    },
  })
  page.renewAll()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('the phase table', () => {
  it('allows exactly what it should', () => {
    const allowed: Record<Phase, PhaseEvent[]> = {
      ready: ['start', 'restart', 'reset'],
      playing: ['pause', 'finish', 'restart', 'reset'],
      paused: ['resume', 'restart', 'reset'],
      over: ['start', 'resume', 'restart', 'reset'],
    }
    const events: PhaseEvent[] = ['start', 'pause', 'resume', 'finish', 'restart', 'reset']
    for (const phase of Object.keys(allowed) as Phase[]) {
      expect(events.filter((event) => nextPhase(phase, event)).sort()).toEqual([...allowed[phase]].sort())
    }
  })
})

describe('the end of a real-time session', () => {
  const pressed = { ...NO_INPUT, held: { hit: 1 }, pressed: ['hit'] }
  function ended(game: RealtimeGame, clock = new SceneClock()) {
    let frame = NO_INPUT
    const play = new RealtimeSession(
      { id: 'ended', game, options: { mode: 'a' }, seed: 5 },
      { width: 100, height: 100 },
      clock,
      () => frame,
    )
    play.session.start()
    frame = pressed
    return play
  }
  it('stops the scene for the hit stop of the blow that ended it, then lets it play out with ticks of its own', () => {
    const clock = new SceneClock()
    const play = ended({ ...counter, hitStop: { hit: 80 } } as RealtimeGame, clock)
    for (let n = 0; n < 3; n++) play.step()
    expect(play.session.view.phase).toBe('over')
    const shown: number[] = []
    let ticks = 0
    clock.on('frame', (_, ms) => shown.push(ms))
    clock.on('tick', () => ticks++)
    for (let n = 0; n < 4; n++) play.frame(25)
    expect(shown).toEqual([0, 0, 0, 20])
    expect(ticks).toBe(1)
    for (let n = 0; n < 60; n++) play.frame(25)
    expect(ticks).toBe(1 + 90)
    // The world itself has ended.
    expect(play.world).toMatchObject({ ticks: 3 })
  })
  it('leads to the start panel at once when the visitor left by a way of the game, and the record stands', () => {
    const outcome = (world: { hits: number }) => {
      const end = counter.rules.outcome(world as never)
      return end && { ...end, left: true }
    }
    const play = ended({ ...counter, rules: { ...counter.rules, outcome } } as RealtimeGame)
    for (let n = 0; n < 3; n++) play.step()
    expect(play.session.view).toMatchObject({ phase: 'ready', outcome: null, bests: { Best: 3 } })
    expect(play.world).toMatchObject({ ticks: 0, hits: 0 })
  })
  it('shows what stands between two levels, and takes it away with the next', () => {
    const between = { title: 'Level done', choices: [{ action: 'hit', label: 'Next Level' }] }
    const interlude = ({ hits }: { hits: number }) => (hits === 1 ? between : null)
    const play = ended({ ...counter, rules: { ...counter.rules, interlude } } as RealtimeGame)
    expect(play.session.view.interlude).toBeNull()
    play.step()
    expect(play.session.view).toMatchObject({ phase: 'playing', interlude: between })
    play.step()
    expect(play.session.view.interlude).toBeNull()
    play.session.restart()
    play.step()
    play.session.reset()
    expect(play.session.view.interlude).toBeNull()
  })
})

describe('a real-time session in a window', () => {
  it('hands a new size to rules that can follow, pauses when the window was turned, and replays the same', () => {
    const game = {
      ...counter,
      size: 'window',
      rules: {
        ...counter.rules,
        start: (_: unknown, __: number, size: Size) => ({ ticks: 0, hits: 0, width: size.width, sum: 0 }),
        step(world: { ticks: number; width: number; sum: number }) {
          world.ticks++
          world.sum += world.width
        },
        resize(world: { width: number }, size: Size) {
          world.width = size.width
        },
      },
    } as unknown as RealtimeGame
    const play = new RealtimeSession(
      { id: 'counter', game, options: { mode: 'a' }, seed: 5 },
      { width: 100, height: 60 },
      new SceneClock(),
      () => NO_INPUT,
    )
    play.session.start()
    for (let n = 0; n < 10; n++) play.step()
    play.resize({ width: 120, height: 60 })
    expect(play.session.view.phase).toBe('playing')
    for (let n = 0; n < 10; n++) play.step()
    play.resize({ width: 60, height: 120 })
    expect(play.session.view).toMatchObject({ phase: 'paused', pauseReason: 'turned' })
    play.session.resume()
    for (let n = 0; n < 10; n++) play.step()
    expect(play.world).toMatchObject({ width: 60, sum: 10 * (100 + 120 + 60) })
    const { seed } = play.session.view
    const again = new Replay(game.rules, {}, seed, play.input as RealtimeInput)
    expect(again.to(play.tick).world).toEqual(play.world)
    expect(again.size).toEqual(play.size)
    // A new play begins in the window as it is now.
    play.session.restart()
    expect(play.world).toMatchObject({ width: 60, sum: 0 })
  })
})

describe('a real-time session that can be gone on with', () => {
  const game = {
    ...counter,
    size: 'window',
    rules: {
      ...counter.rules,
      start: (_: unknown, __: number, { width }: Size) => ({ ticks: 0, hits: 0, width }),
      resume: (saved: { ticks?: number }, _: unknown, { width }: Size) =>
        typeof saved?.ticks === 'number' ? { ticks: saved.ticks, hits: 0, width } : null,
    },
  } as unknown as RealtimeGame
  const open = (width = 100) =>
    new RealtimeSession(
      { id: 'counter', game, options: { mode: 'a' }, seed: null },
      { width, height: 60 },
      new SceneClock(),
      () => NO_INPUT,
    )
  it('stands there in a later visit, paused, in a window of another size; a new play forgets it', () => {
    const first = open()
    expect(first.session.view.phase).toBe('ready')
    first.session.start()
    for (let n = 0; n < 30; n++) first.step()
    first.close()
    const second = open(80)
    expect(second.session.view).toMatchObject({
      phase: 'paused',
      pauseReason: 'restored',
      seed: first.session.view.seed,
    })
    expect(second.world).toEqual({ ticks: 30, hits: 0, width: 80 })
    second.session.resume()
    second.step()
    const { scene } = second.session.view
    second.resize({ width: 90, height: 60 })
    expect(second.world).toEqual({ ticks: 31, hits: 0, width: 90 })
    expect(second.session.view.scene).toBe(scene + 1)
    second.session.restart()
    second.close()
    expect(open().session.view.phase).toBe('paused')
    second.session.reset()
    page.flushAll()
    expect(open().session.view.phase).toBe('ready')
  })
  it('is told of when the rules do not take it', () => {
    const keep = (mode: string, world: unknown, rules = 1) => {
      const slot = worldSlot('counter', false)
      slot.claim()
      slot.keep(() => ({ seed: 1, options: { mode }, world, rules }))
      slot.close()
    }
    keep('a', { ticks: 1 })
    expect(open().session.view.phase).toBe('paused')
    keep('a', { ticks: 'many' })
    expect(open().session.view.phase).toBe('ready')
    keep('gone', { ticks: 1 })
    expect(open().session.view.phase).toBe('ready')
    keep('a', { ticks: 1 }, 2)
    expect(open().session.view.phase).toBe('ready')
    expect(told.filter((text) => text === 'Your game in progress cannot be gone on with.')).toHaveLength(3)
    // It stays until a new play takes its place.
    expect(allWorlds().counter).toMatchObject({ rules: 2 })
    open().session.start()
    page.flushAll()
    expect(allWorlds()).toEqual({})
  })
})

describe('a real-time session', () => {
  const open = (hz: number, presses: readonly number[], more: Partial<RealtimeGame> = {}) => {
    let tick = 0
    const play = new RealtimeSession(
      {
        id: 'counter',
        game: { ...counter, ...more } as unknown as RealtimeGame,
        options: { mode: 'a' },
        seed: 5,
      },
      { width: 100, height: 100 },
      new SceneClock(),
      () => {
        tick++
        return presses.includes(tick)
          ? { held: { hit: 1 }, pressed: ['hit'], released: [], pointers: [] }
          : NO_INPUT
      },
    )
    play.session.start()
    return {
      play,
      run: (seconds: number) => {
        for (let i = 0; i < hz * seconds; i++) play.frame(1000 / hz)
      },
    }
  }
  it.each([30, 60, 75, 120, 144, 240])('ends in the same world at %i Hz', (hz) => {
    const { play, run } = open(hz, [10, 20])
    run(2)
    // Two hit stops of 50 ms: six ticks fewer, at any rate of frames.
    expect((play.world as { ticks: number }).ticks).toBeGreaterThanOrEqual(112)
    expect((play.world as { ticks: number }).ticks).toBeLessThanOrEqual(115)
    expect(play.session.view.hud.Score).toBe(2)
    expect(play.input?.ticks).toBe(play.tick)
  })
  it('stands still while paused, and after an automatic pause until it is asked to go on', () => {
    const { play, run } = open(60, [])
    run(1)
    const ticks = play.tick
    play.session.pause('hidden')
    expect(play.session.view.phase).toBe('paused')
    expect(play.session.view.pauseReason).toBe('hidden')
    run(5)
    expect(play.tick).toBe(ticks)
    play.session.resume()
    run(1)
    expect(play.session.view).toMatchObject({ phase: 'playing', countIn: 1 })
    expect(play.tick).toBe(ticks)
    run(1)
    expect(play.session.view.countIn).toBe(0)
    expect(play.tick).toBeGreaterThan(ticks + 40)
  })
  it('goes on before the third beat with the first press, which counts', () => {
    // The first ten looks at the input are ticks; then each frame of the count looks once.
    const { play } = open(60, [13])
    for (let i = 0; i < 10; i++) play.frame(1000 / 60)
    const ticks = play.tick
    play.session.pause()
    play.session.resume()
    while (play.tick === ticks) play.frame(1000 / 60)
    expect(play.session.view.countIn).toBe(0)
    expect(play.world).toMatchObject({ hits: 1 })
  })
  it('counts nothing in where nothing moves by itself, and not on after another pause', () => {
    const { play, run } = open(60, [], { calm: true })
    run(1)
    play.session.pause()
    play.session.resume()
    expect(play.session.view.countIn).toBe(0)
    const { play: other } = open(60, [])
    other.session.pause()
    other.session.resume()
    expect(other.session.view.countIn).toBe(3)
    other.session.pause()
    expect(other.session.view.countIn).toBe(0)
    other.session.restart()
    expect(other.session.view.countIn).toBe(0)
  })
  it('finishes with the outcome, keeps the best, and tells a new best once', () => {
    const { play, run } = open(60, [1, 6, 12])
    run(2)
    const { view } = play.session
    expect(view.phase).toBe('over')
    expect(view.outcome?.title).toBe('Game Over!')
    expect(view.newBests).toEqual(['Score'])
    expect(view.bests).toEqual({ Best: 3 })
    play.session.restart()
    expect(view.phase).toBe('playing')
    expect(view.outcome).toBeNull()
    expect((play.world as { hits: number }).hits).toBe(0)
  })
  it('starts the very play of the seed in the address, and a new one after it', () => {
    const { play } = open(60, [])
    expect(play.session.view.seed).toBe(5)
    play.session.restart()
    expect(play.session.view.seed).not.toBe(5)
  })
  it('goes on when an option is chosen in a running play: the choice counts from the next one', () => {
    const { play, run } = open(60, [])
    run(1)
    const { tick } = play
    play.session.setOption('mode', 'b')
    play.session.setOption('mode', 'nonsense')
    expect(play.session.view).toMatchObject({ options: { mode: 'a' }, chosen: { mode: 'b' } })
    expect(play.tick).toBe(tick)
    play.session.restart()
    expect(play.session.view).toMatchObject({ options: { mode: 'b' }, chosen: { mode: 'b' } })
    expect(play.tick).toBe(0)
    play.session.setOption('mode', 'a')
    play.session.reset()
    expect(play.session.view).toMatchObject({ phase: 'ready', options: { mode: 'a' } })
  })
})

describe('a turn session', () => {
  it('applies moves, says why it refuses, takes back, does again', () => {
    const play = turn()
    play.play(1)
    expect(play.state).toMatchObject({ total: 0 })
    play.session.start()
    play.play(1)
    play.play(2)
    play.play(7)
    expect(told).toEqual(['Add 1, 2 or 3.'])
    expect(play.session.view.hud.Total).toBe(3)
    play.undo()
    expect(play.state).toMatchObject({ total: 1 })
    play.redo()
    expect(play.state).toMatchObject({ total: 3 })
    play.undo()
    play.play(1)
    expect(play.view.canRedo).toBe(false)
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('lets things happen by themselves after their delay, and not while paused', () => {
    const play = turn()
    play.session.start()
    play.play(3)
    expect(play.state).toMatchObject({ rest: true })
    vi.advanceTimersByTime(300)
    play.session.pause()
    vi.advanceTimersByTime(5000)
    expect(play.state).toMatchObject({ rest: true })
    play.session.resume()
    vi.advanceTimersByTime(150)
    expect(play.state).toMatchObject({ rest: true })
    vi.advanceTimersByTime(100)
    expect(play.state).toMatchObject({ rest: false })
    play.close()
  })
  it('starts the timer with the first move and leaves pauses out', () => {
    const play = turn()
    play.session.start()
    vi.advanceTimersByTime(4000)
    expect(play.session.view.hud.Time).toBe('0.0')
    play.play(1)
    vi.advanceTimersByTime(2000)
    play.session.pause()
    vi.advanceTimersByTime(9000)
    play.session.resume()
    vi.advanceTimersByTime(500)
    expect(Number(play.session.view.hud.Time)).toBeCloseTo(2.5, 1)
    play.close()
  })
  it('ends, can take the last move back, and brings back what a restart put aside', () => {
    const play = turn()
    play.session.start()
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    expect(play.session.view.phase).toBe('over')
    expect(play.session.view.outcome?.results).toHaveProperty('Time')
    play.undo()
    expect(play.session.view.phase).toBe('playing')
    expect(play.state).toMatchObject({ total: 8 })
    play.session.restart()
    expect(play.state).toMatchObject({ total: 0 })
    play.undo()
    expect(play.state).toMatchObject({ total: 8 })
    play.close()
  })
  it('brings a play back with the seed and options it had, and none that was over', () => {
    const play = turn()
    play.session.start()
    const { seed } = play.session.view
    play.play(2)
    play.session.setOption('opponent', 'easy')
    expect(play.state).toMatchObject({ total: 2 })
    play.session.restart()
    expect(play.session.view.options.opponent).toBe('easy')
    play.undo()
    expect(play.state).toMatchObject({ total: 2 })
    expect(play.session.view).toMatchObject({ seed, options: { opponent: 'two' } })
    play.session.restart()
    play.session.restart()
    play.undo()
    expect(play.session.view.seed).toBe(seed)
    for (const move of [2, 2, 2, 2]) play.play(move)
    expect(play.session.view.phase).toBe('over')
    play.session.restart()
    expect(play.view.canUndo).toBe(false)
    play.close()
  })
  it('goes on when an option of the view alone changes, and keeps bests together', () => {
    const looks = [{ ...(adder.options[0] as Option), view: true }]
    const play = turn({ game: { ...adder, options: looks } as unknown as TurnGame })
    play.session.start()
    play.play(2)
    play.session.setOption('opponent', 'easy')
    expect(play.state).toMatchObject({ total: 2 })
    expect(play.session.view).toMatchObject({ phase: 'playing', options: { opponent: 'easy' } })
    play.close()
    const values = { opponent: 'easy' }
    expect(isDefault(looks, values)).toBe(true)
    expect(ruling(looks, values)).toEqual({})
  })
  it('keeps no record of a play that was begun from a position', () => {
    const given = turn({ position: '9' })
    given.session.start()
    given.play(1)
    expect(given.session.view).toMatchObject({ phase: 'over', newBests: [], bests: {} })
    given.close()
    const whole = turn()
    whole.session.start()
    for (const move of [2, 2, 2, 2, 2]) whole.play(move)
    expect(whole.session.view.bests).toHaveProperty('Best')
    whole.close()
  })
  it('asks the computer for its seat, takes back both moves, and stops thinking when paused', async () => {
    const play = turn({ options: { opponent: 'easy' } })
    play.session.start()
    play.play(2)
    expect(play.view.thinking).toBe(true)
    expect(play.active).toBe(false)
    play.play(2)
    expect(play.state).toMatchObject({ total: 2 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.state).toMatchObject({ total: 3, turn: 0 })
    play.undo()
    expect(play.state).toMatchObject({ total: 0 })
    play.play(1)
    play.session.pause()
    expect(bots.cancel).toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(play.state).toMatchObject({ total: 1 })
    play.session.resume()
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('begins anew what a pause broke off, also after a reload', async () => {
    const game = {
      ...adder,
      rules: { ...adder.rules, interrupted: (state: Sum) => (state.rest ? 'rest' : null) },
    } as unknown as TurnGame
    const play = turn({ game })
    play.session.start()
    play.play(3)
    expect(play.state).toMatchObject({ rest: true })
    play.session.pause('asked')
    play.session.resume()
    expect(play.state).toMatchObject({ rest: false })
    play.play(3)
    play.close()
    const later = await reopened({ game })
    expect(later.state).toMatchObject({ total: 6, rest: true })
    later.session.resume()
    expect(later.state).toMatchObject({ total: 6, rest: false })
    later.close()
  })
  it('says it when no hint could be found, and nothing when it is no longer wanted', async () => {
    const game = { ...adder, hints: true } as unknown as TurnGame
    const play = turn({ game })
    play.session.start()
    bots.hint.mockRejectedValueOnce(new Error('broken'))
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await play.hint()
    expect(told).toEqual(['No hint could be found. Try again.'])
    expect(complaint).toHaveBeenCalled()
    bots.hint.mockRejectedValueOnce(new Error('broken'))
    const asked = play.hint()
    play.play(1)
    await asked
    expect(told).toHaveLength(1)
    complaint.mockRestore()
    play.close()
  })
  it('tells of the record beside how the play ended, both as good news', () => {
    const toasts = { Won: 'Complete!', NewBest: 'New Best!', added: { text: 'Added', good: true } }
    const play = turn({ game: { ...adder, toasts } as unknown as TurnGame })
    play.session.start()
    for (const move of [2, 2, 2, 2, 2]) play.play(move)
    expect(shown.slice(-2)).toMatchObject([
      { text: 'Complete!', kind: 'good', topic: 'play' },
      { text: 'New Best!', kind: 'good', topic: 'record' },
    ])
    expect(shown[0]).toMatchObject({ text: 'Added', kind: 'good', topic: 'play' })
    play.close()
  })
  it('speaks in sentences at the end', () => {
    const outcome = () =>
      ({ result: 'won', title: 'You win', said: 'You win 10', detail: 'At once.' }) as const
    const game = {
      ...adder,
      rules: { ...adder.rules, outcome: (state: Sum) => (state.total > 1 ? outcome() : null) },
    }
    const play = turn({ game: game as unknown as TurnGame })
    play.session.start()
    play.play(2)
    expect(play.session.view.status).toBe('You win 10. At once.')
    play.close()
  })
  it('resumes after a reload, paused, with its history and its clock', async () => {
    const first = turn()
    first.session.start()
    first.play(1)
    vi.advanceTimersByTime(3000)
    first.play(2)
    first.close()
    expect((await reopened({ asked: { opponent: 'easy' } })).session.view.phase).toBe('ready')
    const second = await reopened()
    expect(second.session.view.phase).toBe('paused')
    expect(second.session.view.pauseReason).toBe('restored')
    expect(second.state).toMatchObject({ total: 3 })
    expect(second.at).toBeGreaterThanOrEqual(2900)
    second.session.resume()
    second.undo()
    expect(second.state).toMatchObject({ total: 1 })
    second.session.reset()
    second.close()
    expect((await reopened()).session.view.phase).toBe('ready')
  })
  it('counts the time that a state had lasted before the reload', async () => {
    const first = turn()
    first.session.start()
    first.play(3)
    vi.advanceTimersByTime(400)
    first.session.pause()
    const second = await reopened()
    second.session.resume()
    vi.advanceTimersByTime(150)
    expect(second.state).toMatchObject({ total: 3, rest: false })
    second.close()
  })
  it('starts from a position in the address, and says what is wrong with a bad one', () => {
    const play = turn({ position: '7' })
    expect(play.state).toMatchObject({ total: 7 })
    play.session.start()
    expect(play.state).toMatchObject({ total: 7 })
    expect(play.position).toBe('7')
    play.close()
    const bad = turn({ position: 'abc' })
    expect(told).toContain("'abc' is not a digit.")
    expect(bad.state).toMatchObject({ total: 0 })
  })
})

describe('a game that is slow to start', () => {
  let here = 0
  let there = 0
  const start = (_: object, seed: number) => ({ total: seed % 5, turn: 0, rest: false })
  const game = {
    ...adder,
    slowStart: true,
    rules: {
      ...adder.rules,
      start: (options: object, seed: number) => {
        here++
        return start(options, seed)
      },
    },
  } as unknown as TurnGame
  const makers = {
    start: vi.fn(async ({ options, seed }: { options: object; seed: number }) => {
      there++
      return start(options, seed) as unknown
    }),
  }
  const open = () => openTurn({ id: 'adder', game, options: { opponent: 'two' }, seed: null }, bots, makers)
  beforeEach(() => {
    here = 0
    there = 0
  })

  it('is made by the worker, one play ahead, and is the same as by the rules', async () => {
    const play = await open()
    expect(play.state).toEqual(start({}, play.session.view.seed))
    play.session.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(there).toBe(2)
    const { next } = play.session
    play.play(1)
    play.session.restart()
    expect(play.session.view.seed).toBe(next)
    expect(play.state).toEqual(start({}, next))
    await vi.advanceTimersByTimeAsync(0)
    // Back to the start panel, and another option there.
    play.session.reset()
    play.session.setOption('opponent', 'easy')
    await vi.advanceTimersByTimeAsync(0)
    expect(play.state).toEqual(start({}, play.session.view.seed))
    play.session.start()
    play.play(1)
    const kept = play.state
    play.close()
    const later = await open()
    expect(later.session.view.phase).toBe('paused')
    expect(later.state).toEqual(kept)
    later.close()
    expect(here).toBe(0)
  })
  it('is made here where the worker cannot', async () => {
    makers.start.mockRejectedValueOnce(new Error('no worker'))
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const play = await open()
    expect(here).toBe(1)
    expect(play.state).toEqual(start({}, play.session.view.seed))
    play.close()
    complaint.mockRestore()
  })
})

describe('history', () => {
  it('refuses a save that the rules do not take any more', async () => {
    const initial = adder.rules.start({}, 1)
    expect(
      (
        await rebuild(adder.rules, initial, [
          [1, 0, true],
          [2, 5, true],
        ])
      )?.state,
    ).toMatchObject({ total: 3 })
    expect(
      await rebuild(adder.rules, initial, [
        [1, 0, true],
        ['x', 5, true],
      ]),
    ).toBeNull()
    expect(new History(initial).canUndo).toBe(false)
  })
})

describe('the address', () => {
  it('gives seed, options and position, and names what it cannot use', () => {
    const good = readOpening('adder', adder, '?seed=42&opponent=easy&position=3')
    expect(good).toMatchObject({ seed: 42, position: '3', options: { opponent: 'easy' }, complaints: [] })
    const bad = readOpening('adder', adder, '?seed=-1&opponent=god')
    expect(bad.seed).toBeNull()
    expect(bad.options.opponent).toBe('two')
    expect(bad.complaints).toHaveLength(2)
    expect(bad.complaints.join(' ')).toContain("'god'")
    for (const seed of ['', '1.5', 'x', '99999999999', '%00'])
      expect(readOpening('adder', adder, `?seed=${seed}`).seed).toBeNull()
  })
  it('of a seed or a position has the options it names, and no others', () => {
    rememberOptions('adder', { opponent: 'easy' })
    expect(readOpening('adder', adder, '').options.opponent).toBe('easy')
    expect(readOpening('adder', adder, '?seed=1').options.opponent).toBe('two')
    expect(readOpening('adder', adder, '?position=1').options.opponent).toBe('two')
    expect(readOpening('adder', adder, '?opponent=easy').asked).toEqual({ opponent: 'easy' })
    rememberOptions('adder', {})
  })
  it('shares options that differ, and a seed or a position', () => {
    vi.stubGlobal('location', { origin: 'https://arcade.example' })
    expect(shareAddress('/games/adder', adder, { opponent: 'easy' }, 9)).toBe(
      'https://arcade.example/games/adder?opponent=easy&seed=9',
    )
    expect(shareAddress('/games/adder', adder, { opponent: 'two' }, 9, '5')).toBe(
      'https://arcade.example/games/adder?position=5',
    )
  })
})
