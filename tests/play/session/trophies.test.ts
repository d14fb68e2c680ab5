/** Trophies: awarded the moment they are earned, once, in games that count, over undo, restart, visits and tabs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeGame } from '../../../src/engine/core/game/contract'
import type { AnyPlay, Trophy } from '../../../src/engine/core/game/trophy'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { JournaledStore } from '../../../src/engine/storage/store/journaledStore'
import { page } from '../../../src/engine/storage/store/page'
import { keptChanges, trophies, trophiesFormat } from '../../../src/engine/storage/values/trophies'
import { type LivePlay, onProgress } from '../../../src/play/session/events/playListeners'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { judgeTrophies } from '../../../src/site/trophies/judge'
import { Shared } from '../../engine/storage/tabs'
import { bots, cleared, counter, freshPage, reopened, shown, turn } from './small'
import { note } from './toasts'

vi.mock('../../../src/ui/toasts/toast', () => ({
  toast: (text: string, options: object) => note(text, options),
  dropToast: () => undefined,
}))

const three: Trophy<AnyPlay> = {
  id: 'three',
  title: 'Three Times',
  text: 'Add three times.',
  won: (play) => play.count('added') >= 3,
}
const rested: Trophy<AnyPlay> = {
  id: 'rested',
  title: 'A Rest',
  text: 'Rest, without hints.',
  won: (play) => play.count('rested') > 0 && play.hints === 0,
}
const ten: Trophy<AnyPlay> = {
  id: 'ten',
  title: 'Ten',
  text: 'Reach ten.',
  won: (play) => play.stat('Total') >= 10,
}
const hit: Trophy<AnyPlay> = { id: 'hit', title: 'Hit', text: 'Hit.', won: (play) => play.count('hit') > 0 }
const broken: Trophy<AnyPlay> = {
  id: 'broken',
  title: 'Broken',
  text: 'Cannot be asked.',
  won: () => {
    throw new Error('broken')
  },
}
const OF: Record<string, Trophy<AnyPlay>[]> = {}

vi.mock('../../../src/games/trophies', () => ({ trophiesOf: (game: string) => OF[game] ?? [] }))

judgeTrophies()

let day = Date.now()

beforeEach(() => {
  freshPage()
  // Drops the status of the last test.
  day += 60_000
  vi.setSystemTime(day)
  Object.assign(OF, { adder: [three, rested, ten], counter: [hit] })
})
afterEach(cleared)

const held = (game = 'adder') => Object.keys(trophies.get()[game] ?? {})
const news = () => shown.filter(({ topic }) => topic === 'trophy').map(({ text }) => text)
/** A game begun with these moves. */
function played(...moves: number[]) {
  const play = turn()
  play.start()
  for (const move of moves) play.play(move)
  return play
}

describe('a trophy', () => {
  it('is awarded at once, with a sound and a status, and kept even if the game is then left', () => {
    const play = played(1, 1)
    expect(held()).toEqual([])
    play.play(1)
    expect(held()).toEqual(['three'])
    expect(play.view.trophies).toEqual(['Three Times'])
    expect(play.view.status).toBe('Trophy earned: Three Times')
    expect(shown.at(-1)).toMatchObject({
      text: 'Trophy earned: Three Times',
      kind: 'trophy',
      topic: 'trophy',
    })
    play.close()
    page.flushAll()
    expect(localStorage.getItem('trophies')).toContain('three')
  })
  it('is awarded once, and named at the end of its own game only', () => {
    const play = played(1, 1, 1)
    for (const move of [1, 1, 1]) play.play(move)
    expect(news()).toHaveLength(1)
    play.restart()
    expect(play.view.trophies).toEqual([])
    for (const move of [1, 1, 1]) play.play(move)
    expect(play.view.trophies).toEqual([])
    expect(news()).toHaveLength(1)
    play.close()
  })
  it('is announced with the end, whose panel names it in place of a toast', () => {
    const play = played(2, 2, 2)
    play.play(2)
    play.play(2)
    expect(play.view.trophies).toEqual(['Three Times', 'Ten'])
    expect(play.view.status).toBe('Ten! Trophy earned: Ten.')
    expect(news()).toEqual(['Trophy earned: Three Times'])
    play.close()
  })
  it('shares a toast with one of the last seconds', () => {
    const play = played(1, 1, 1, 3)
    vi.advanceTimersByTime(500)
    expect(news()).toEqual(['Trophy earned: Three Times', 'Trophies earned: Three Times and A Rest'])
    play.close()
  })
  it('is announced alone after the toast of the last one', () => {
    const play = played(1, 1, 1)
    vi.advanceTimersByTime(5000)
    play.play(3)
    vi.advanceTimersByTime(500)
    expect(news()).toEqual(['Trophy earned: Three Times', 'Trophy earned: A Rest'])
    play.close()
  })
  it('is not awarded by going back: neither by undo nor by an undone restart', () => {
    const play = played(1, 1)
    play.undo()
    play.play(1)
    play.play(1)
    play.play(1)
    expect(play.view.undone).toBe(1)
    expect(held()).toEqual([])
    // Another game counts separately.
    play.restart()
    play.play(1)
    play.play(1)
    expect(held()).toEqual([])
    // Two moves are put aside; events of the game in between do not count for them.
    play.restart()
    play.undo()
    expect(play.log.filter(({ type }) => type === 'added')).toHaveLength(2)
    play.play(1)
    expect(held()).toEqual(['three'])
    play.close()
  })
  it('is awarded with hints unless stated otherwise', async () => {
    const game = { hints: true }
    const play = turn({ game: { ...(await import('./small')).adder, ...game } as never })
    play.start()
    await play.hint()
    expect(bots.hint).toHaveBeenCalled()
    play.play(3)
    vi.advanceTimersByTime(600)
    play.play(1)
    play.play(1)
    expect(play.view.hints).toBe(1)
    expect(held()).toEqual(['three'])
    play.close()
  })
  it('is not awarded from a position', () => {
    const play = turn({ position: '7' })
    play.start()
    for (const move of [1, 1, 1]) play.play(move)
    expect(play.view.outcome).not.toBeNull()
    expect(held()).toEqual([])
    play.close()
  })
  it('is awarded for what was done in two visits', async () => {
    const first = played(1, 1)
    first.close()
    const play = await reopened()
    expect(play.view.phase).toBe('paused')
    play.resume()
    play.play(1)
    expect(held()).toEqual(['three'])
    play.close()
  })
  it('keeps the first date, and other trophies, of two tabs that do not know each other', () => {
    const shared = new Shared()
    const stores = [0, 1].map(() => new JournaledStore(shared.open().tab, 'trophies', trophiesFormat))
    stores[1]?.update(...keptChanges('adder', ['three', 'ten'], 900))
    stores[0]?.update(...keptChanges('adder', ['three'], 500))
    stores[0]?.update(...keptChanges('adder', ['ten'], 1000))
    stores[1]?.update(...keptChanges('counter', ['hit'], 950))
    // One of them is left before its write.
    stores[1]?.flush()
    shared.settle()
    const won = { adder: { three: 500, ten: 900 }, counter: { hit: 950 } }
    for (const store of stores) expect(store.get()).toEqual(won)
    expect(trophiesFormat.read(shared.truth.get('trophies') ?? null).value).toEqual(won)
  })
  it('is judged for a game that was over before the listener was added', () => {
    const play = played(2, 2, 2, 2, 2)
    const heard: LivePlay[] = []
    onProgress((play) => heard.push(play))()
    expect(heard.map(({ id, view }) => [id, view.outcome?.title])).toEqual([['adder', 'Ten!']])
    play.close()
  })
  it('does not affect the game if judging fails', () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    OF.adder = [broken, three]
    const play = played(1, 1, 1)
    expect(report).toHaveBeenCalled()
    expect(play.view.hud.Total).toBe(3)
    play.close()
  })
  it('is awarded in a real-time game with the frame that shows it', () => {
    let tick = 0
    const pressed = { held: { hit: 1 }, pressed: ['hit'], released: [], pointers: [] }
    const play = new RealtimeSession(
      { id: 'counter', game: counter as unknown as RealtimeGame, options: { mode: 'a' }, seed: 5 },
      { width: 100, height: 100 },
      new SceneClock(),
      () => (++tick === 2 ? pressed : NO_INPUT),
    )
    play.start()
    play.frame(17)
    expect(held('counter')).toEqual([])
    play.frame(17)
    expect(held('counter')).toEqual(['hit'])
    play.close()
  })
})
