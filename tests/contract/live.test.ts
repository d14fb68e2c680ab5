/** Every game between two devices: both have the same game at the end, whatever the network does. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeGame, TurnGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { createRandom, type Random } from '../../src/engine/core/math/random'
import { SceneClock } from '../../src/engine/stage/clock'
import { RealtimeRacePolicy, TurnRacePolicy } from '../../src/play/live/racePolicy'
import { TurnPolicy } from '../../src/play/live/turnPolicy'
import { RealtimeSession } from '../../src/play/session/realtime/realtimeSession'
import { TurnSession } from '../../src/play/session/turns/turnSession'
import { playTwo } from '../engine/core/live/network'
import { Connection } from '../play/live/connection'
import { bots, cleared, freshPage } from '../play/session/small'
import { liveModes } from '../support/liveModes'
import { sample } from '../support/proofs'
import { createMonkey, pickMove } from './fuzz'
import { gamesOfKind } from './loaded'

const realtime = gamesOfKind('realtime')
const turnBased = gamesOfKind('turn')
const SEATS = [0, 1] as const
const SEED = 8

describe.each(realtime.flatMap(([id, game]) => liveModes(id, game)))(
  'two devices play %s',
  (_name, game, options) => {
    const TICKS = sample(600, 10_000)
    /** `npm run bench -- live` runs all combinations. */
    const networks = [
      [300, 0.2],
      [0, 0],
      [50, 0.05],
      [150, 0.2],
    ].map(([delay = 0, loss = 0]) => ({ delay, jitter: 0.3, loss, duplicates: 0.05 }))
    it.each(networks.slice(0, sample(1, 4)))(
      'with a delay of $delay ms and a loss of $loss',
      { tags: ['sample'] },
      (network) => {
        const played = playTwo(game, 7 + network.delay, TICKS, network, options)
        const { digests, confirmed, corrected, replayed } = played
        const count = Math.floor(TICKS / 60)
        expect(digests[0].slice(0, count)).toEqual(digests[1].slice(0, count))
        expect(digests[0].length).toBeGreaterThanOrEqual(count)
        expect(Math.min(...confirmed)).toBeGreaterThanOrEqual(TICKS)
        expect(corrected).toBeLessThanOrEqual(12)
        expect(replayed).toEqual(digests[0])
      },
    )
  },
)

describe('two sessions', () => {
  beforeEach(freshPage)
  afterEach(cleared)

  it.each(realtime.filter(([, game]) => !game.live))('race in %s, and follow each other', (id, game) => {
    const connection = new Connection()
    const options = completeOptions(game.options)
    const size = worldSize(game, options)
    const parts: RealtimeRacePolicy[] = []
    const plays = SEATS.map((seat) => {
      const part = new RealtimeRacePolicy(
        game as RealtimeGame,
        { options, seed: SEED },
        connection.ends[seat].round,
      )
      parts.push(part)
      connection.parts.push(part)
      const start = { id, game, options, seed: SEED, policy: part }
      const monkey = createMonkey(createRandom(seat), game, size)
      return new RealtimeSession(start, size, new SceneClock(), monkey)
    })
    for (const play of plays) play.start()
    for (let tick = 1; tick <= 240; tick++) {
      for (const play of plays) play.step()
      connection.pass()
      if (tick % 6 === 0) vi.advanceTimersByTime(100)
    }
    // What is still on the way arrives.
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(100)
      connection.pass()
    }
    for (const seat of SEATS) {
      const [part, other] = [parts[seat], plays[1 - seat]] as [RealtimeRacePolicy, RealtimeSession]
      for (let n = 0; n < 100; n++) part.follow(Number.POSITIVE_INFINITY)
      expect(JSON.stringify(part.world)).toBe(JSON.stringify(other.world))
      vi.advanceTimersByTime(100)
      const { refused, final, progress } = connection.ends[seat]
      expect([refused, final]).toEqual([false, other.view.outcome !== null])
      expect(progress).not.toBe('')
    }
    for (const play of plays) play.close()
    connection.close()
  })

  /** Two sessions of a turn-based game. `play` makes moves on both for a while. */
  function turnSessions(
    id: string,
    game: TurnGame,
    partOf: (seat: 0 | 1, of: Connection) => TurnRacePolicy | TurnPolicy,
  ) {
    const connection = new Connection()
    const plays = SEATS.map((seat) => {
      const part = partOf(seat, connection)
      connection.parts.push(part)
      const options = completeOptions(game.options, game.live?.options)
      return new TurnSession({ id, game, options, seed: SEED, policy: part }, bots)
    })
    for (const play of plays) play.start()
    const randoms = SEATS.map((seat) => createRandom(seat))
    const together = game.live?.together
    const play = (turns: number) => {
      for (let n = 0; n < turns; n++) {
        const moves = SEATS.map((seat) => {
          const each = plays[seat] as TurnSession
          const legal = each.active ? game.rules.legal(each.state) : []
          const own = together ? legal.filter((move) => together(move, seat) !== null) : legal
          return own.length > 0 ? [pickMove(randoms[seat] as Random, own)] : []
        })
        // Where both move at the same time, one waits until the other can.
        if (!together || moves.every((own) => own.length > 0))
          for (const seat of SEATS) for (const move of moves[seat] ?? []) plays[seat]?.play(move)
        for (let ticks = 0; ticks < 8; ticks++) {
          vi.advanceTimersByTime(300)
          connection.pass()
        }
      }
      // What is still on the way arrives.
      for (let n = 0; n < 8; n++) connection.pass()
    }
    const close = () => {
      for (const each of plays) each.close()
      connection.close()
    }
    return { connection, plays, play, close }
  }

  it.each(turnBased.filter(([, game]) => !game.live))(
    'race in %s, and see each other’s moves',
    (id, game) => {
      const { connection, plays, play, close } = turnSessions(
        id,
        game,
        (seat, { ends }) => new TurnRacePolicy(game, ends[seat].round),
      )
      play(10)
      for (const seat of SEATS) {
        const other = plays[1 - seat] as TurnSession
        const { state } = connection.parts[seat] as TurnRacePolicy
        expect(other.length).toBeGreaterThan(0)
        expect(state).toEqual(other.state)
        expect(connection.ends[seat]).toMatchObject({
          refused: false,
          final: other.view.outcome !== null,
          progress: expect.stringMatching(/./),
        })
      }
      close()
    },
  )

  // Only the board knows the moves of hidden fleets, whose tests are those of the game.
  const open = turnBased.filter(
    ([, { rules, live }]) => live && !rules.legalByApply?.(rules.start(live.options, SEED)),
  )
  it.each(open)('play %s in turn', (id, game) => {
    const { connection, plays, play, close } = turnSessions(
      id,
      game,
      (seat, { ends }) =>
        new TurnPolicy(game, game.live as NonNullable<typeof game.live>, seat, ends[seat].round),
    )
    for (let n = 0; n < 10; n++) {
      play(2)
      const [ours, theirs] = plays.map(({ state }) => state)
      expect(theirs).toEqual(ours)
    }
    expect(plays[0]?.length).toBeGreaterThan(5)
    expect(connection.ends.map(({ refused }) => refused)).toEqual([false, false])
    close()
  })
})
