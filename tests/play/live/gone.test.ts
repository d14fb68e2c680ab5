/** Sessions of live games whose connection has ended. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { trophies } from '../../../src/engine/storage/values/trophies'
import { assistsOf } from '../../../src/play/assists/assistsOf'
import type { Round } from '../../../src/play/live/livePolicy'
import { RealtimeRacePolicy, TurnRacePolicy } from '../../../src/play/live/racePolicy'
import { RollbackPolicy } from '../../../src/play/live/rollbackPolicy'
import { TurnPolicy } from '../../../src/play/live/turnPolicy'
import { PlayPolicy } from '../../../src/play/opening/policy'
import { type FinishedPlay, onFinished } from '../../../src/play/session/events/finishListeners'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { judgeTrophies } from '../../../src/site/trophies/judge'
import { adder, cleared, counter, freshPage, type Sum, turn } from '../session/small'

vi.mock('../../../src/games/trophies', () => ({
  trophiesOf: () => [
    { id: 'won', title: 'Won', text: 'Win.', won: (play: { result: string }) => play.result === 'won' },
  ],
}))

judgeTrophies()
beforeEach(freshPage)
afterEach(cleared)

const realtime = counter as unknown as RealtimeGame
const turnBased = adder as unknown as TurnGame
const SEED = 5
const OPTIONS = { mode: 'a' }

/** A connection that a test can end. */
function connection() {
  const shown: string[] = []
  const round = {
    send: () => {},
    stream: () => {},
    fast: () => {},
    rtt: 20,
    connected: true,
    isInviter: true,
    refuse: () => expect.fail('refused'),
    rematch: () => {},
    leave: () => {},
    onProgress: (text: string) => void shown.push(text),
    onMoves: () => {},
    onTurn: () => {},
    onOver: () => {},
  }
  return { round: round satisfies Round, shown }
}

function openRealtime(policy: PlayPolicy) {
  const play = new RealtimeSession(
    { id: 'counter', game: realtime, options: OPTIONS, seed: SEED, policy },
    { width: 100, height: 100 },
    new SceneClock(),
    () => NO_INPUT,
  )
  play.start()
  return play
}

describe('the connection of a live game has ended', () => {
  it('a claimed win is shown, but wins no trophy, changes no record, and is no result of its replay', () => {
    const finished: FinishedPlay[] = []
    const off = onFinished((play) => finished.push(play))
    const { round } = connection()
    const part = new RollbackPolicy(realtime, {}, 0, 1, round)
    const play = openRealtime(part)
    const { view } = play
    part.onGone()
    part.claimWin({ result: 'won', title: 'Your opponent left.', results: { Score: 7 } })
    off()
    expect([view.phase, view.outcome?.title]).toEqual(['over', 'Your opponent left.'])
    expect([view.trophies, view.newBests, view.bests]).toEqual([[], [], {}])
    expect(trophies.get()).toEqual({})
    expect(finished.map((each) => [each.counts, each.replay()?.result, each.replay()?.figures])).toEqual([
      [false, 'open', {}],
    ])
    play.close()
  })
  it('a real-time game says that the other player is gone, also after a pause for the lost connection', () => {
    const { round } = connection()
    const part = new RollbackPolicy(realtime, {}, 0, 1, round)
    const play = openRealtime(part)
    const session = play
    round.connected = false
    part.onLost()
    expect(session.view.pauseReason).toBe('lost')
    part.onGone()
    session.resume()
    expect([session.view.phase, session.view.pauseReason]).toEqual(['paused', 'gone'])
    play.close()
  })
  it('a race can be finished alone', () => {
    const { round } = connection()
    const part = new RealtimeRacePolicy(realtime, { options: OPTIONS, seed: SEED }, round)
    const play = openRealtime(part)
    const session = play
    round.connected = false
    part.onLost()
    session.resume()
    expect(session.view.phase).toBe('paused')
    part.onGone()
    expect(session.view.pauseReason).toBe('alone')
    session.resume()
    expect(session.view.phase).toBe('playing')
    play.close()
    part.close()
  })
  it('a paused turn-based game can be resumed, because moves need no connection', () => {
    const { round } = connection()
    const part = new TurnPolicy(turnBased, {} as never, 0, round)
    const session = turn({ policy: part })
    session.start()
    session.pause('asked')
    round.connected = false
    part.onGone()
    expect([session.view.phase, session.view.pauseReason]).toEqual(['paused', 'asked'])
    session.resume()
    expect(session.view.phase).toBe('playing')
    session.close()
  })
  it('the computer in place of the other player also makes the automatic moves of that seat', async () => {
    const part = new TurnPolicy(turnBased, {} as never, 0, connection().round)
    const play = turn({ policy: part })
    play.start()
    play.play(3)
    await vi.advanceTimersByTimeAsync(2000)
    // The other device would make it.
    expect(play.state).toEqual({ total: 3, turn: 1, rest: true })
    await part.replaceOther({ opponent: 'two' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(play.state).toEqual({ total: 4, turn: 0, rest: false })
    play.close()
  })
  it('the computer in place of the other player moves before the clock of its seat runs out', async () => {
    const next = ({ turn }: Sum) => (turn === 1 ? { after: 400, move: 'rest' } : null)
    const game = { ...turnBased, rules: { ...turnBased.rules, next } } as TurnGame
    const part = new TurnPolicy(game, {} as never, 0, connection().round)
    const play = turn({ game, policy: part })
    play.start()
    play.play(1)
    await part.replaceOther({ opponent: 'two' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(play.state).toMatchObject({ total: 2, turn: 0 })
    expect(play.length).toBe(2)
    play.close()
  })
})

describe('a turn-based race', () => {
  it('has neither undo nor hints', async () => {
    const part = new TurnRacePolicy(turnBased, connection().round)
    const play = turn({ game: { ...turnBased, hints: true } as TurnGame, policy: part })
    play.start()
    play.play(1)
    expect([play.undoable, play.hintable, play.boardView.canUndo]).toEqual([false, false, false])
    play.undo()
    await play.hint()
    expect([play.length, play.view.hints]).toEqual([1, 0])
    play.close()
    part.close()
  })
})

describe('the progress of a turn-based race', () => {
  it.each([
    ['Total', 'Total 0 · 0 moves'],
    ['Moves', 'Moves 0'],
  ])('names the number of moves once, with the stat %s', (label, text) => {
    vi.useFakeTimers()
    const { round, shown } = connection()
    const game: TurnGame = { ...turnBased, rules: { ...turnBased.rules, hud: () => ({ [label]: 0 }) } }
    const part = new TurnRacePolicy(game, round)
    const session = turn({ game, policy: part })
    session.start()
    vi.advanceTimersByTime(150)
    expect(shown.at(-1)?.replace(/:/g, '')).toBe(text)
    session.close()
    part.close()
    vi.useRealTimers()
  })
})

describe('the assists of a live game', () => {
  const game = { kind: 'realtime', controls: [], aim: {}, audioCues: {} } as never
  const { round } = connection()
  it.each([
    ['one device', new PlayPolicy(), true, true],
    ['a race', new TurnRacePolicy(turnBased, round), false, true],
    ['rollback', new RollbackPolicy(realtime, {}, 0, 1, round), false, false],
  ] as const)('%s: only those that it does not ignore', (_, policy, ownPace, aim) => {
    const { speed, rewind, ...rest } = assistsOf(game, { Time: 3 }, policy)
    if ('close' in policy) policy.close()
    expect([speed, rewind, rest.aim]).toEqual([ownPace, ownPace, aim])
    expect([rest.audioCues, rest.clock, rest.speech, rest.switchAccess]).toEqual([true, true, true, true])
  })
})
