/** Live games that continue by link, because the connection or the page ended. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { matches, matchOf } from '../../../src/engine/storage/values/matches'
import { catalog } from '../../../src/games/catalog'
import { openTurn } from '../../../src/play/byLink/open'
import { LinkCopy } from '../../../src/play/live/linkCopy'
import { TurnPolicy } from '../../../src/play/live/turnPolicy'
import { turnInAddress } from '../../../src/play/opening/fragment'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { bots, cleared, freshPage, toastTexts } from '../session/small'
import { Connection } from './connection'

const SEED = 11

beforeEach(() => {
  freshPage()
  const page = { origin: 'https://arcade.example', pathname: '/games/x', search: '?seed=11', hash: '' }
  vi.stubGlobal('location', page)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => {
      page.hash = new URL(to, page.origin).hash
    },
  })
})
afterEach(cleared)

/** The copies are packed by the browser. */
const packed = (copy: LinkCopy, was: string | null) =>
  vi.waitFor(() => {
    vi.advanceTimersByTime(500)
    expect(turnInAddress()).not.toBe(was)
    return copy
  })

describe.each(['connect-four', 'reversi', 'checkers', 'tic-tac-toe', 'chess'])('%s', (id) => {
  const opened = async (seat: 0 | 1) => {
    const entry = catalog.find((each) => each.id === id)
    const game = (await entry?.load())?.default as TurnGame
    if (!entry || !game.live) throw new Error('not a live game')
    const options = { ...completeOptions(game.options, game.live.options) }
    const copy = new LinkCopy({ id, game, options, seed: SEED, seat })
    const { round } = new Connection().ends[seat]
    const policy = new TurnPolicy(game, game.live, seat, { ...round, onMoves: (input) => copy.update(input) })
    const play = new TurnSession({ id, game, options, seed: SEED, policy }, bots)
    play.start()
    return { entry, game, options, copy, play }
  }
  /** This device's player moves if it is their turn. */
  const move = (play: TurnSession, game: TurnGame) => play.play(game.rules.legal(play.state)[0])

  it('opens again by link with the moves so far, and both players keep their seats', async () => {
    const { entry, game, options, copy, play } = await opened(0)
    expect([copy.started, copy.keep(), turnInAddress()]).toEqual([false, false, null])
    move(play, game)
    await packed(copy, null)
    const text = turnInAddress() ?? ''
    expect(copy.keep()).toBe(true)
    play.close()
    expect(matchOf(id, SEED)).toMatchObject({ seat: 0, moves: { length: 1 } })

    toastTexts.length = 0
    const again = await openTurn(text, entry, game, true)
    if (again.kind !== 'resume') throw new Error(again.kind)
    expect(toastTexts).toEqual([])
    const restored = new TurnSession({ id, game, options, seed: SEED }, bots)
    await restored.restore(again.resumeFrom)
    restored.resume()
    expect([restored.length, restored.boardView.seat, restored.active]).toEqual([1, 0, false])
    restored.close()

    // The other device was at the same move.
    matches.update({ do: 'drop', at: [`${id}/${SEED}`] })
    const theirs = new LinkCopy({ id, game, options, seed: SEED, seat: 1 })
    theirs.update(() => play.input)
    theirs.keep()
    const other = await openTurn(text, entry, game, true)
    if (other.kind !== 'resume') throw new Error(other.kind)
    const reply = new TurnSession({ id, game, options, seed: SEED }, bots)
    await reply.restore(other.resumeFrom)
    reply.resume()
    expect([reply.boardView.seat, reply.active, reply.sendable]).toEqual([1, true, false])
    move(reply, game)
    expect([reply.length, reply.active, reply.sendable]).toEqual([2, false, true])
    reply.close()
    theirs.close()
  })
  it('leaves nothing in the address when it is over or left', async () => {
    const { game, copy, play } = await opened(0)
    move(play, game)
    await packed(copy, null)
    copy.close()
    expect([turnInAddress(), copy.keep(), matchOf(id, SEED)]).toEqual([null, false, null])
    play.close()
  })
})
