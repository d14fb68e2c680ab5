/** Restart inside an item of the practice list. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Save } from '../../../src/engine/storage/values/saves'
import { cleared, freshPage, type Sum, turn } from '../session/small'

beforeEach(freshPage)
afterEach(cleared)

const home = { options: {}, asked: {}, seed: null, position: null, own: null }
/** After two moves, a total of 3. */
const save: Save = {
  seed: 5,
  options: { opponent: 'two' },
  moves: [1, 2],
  steps: '0.0! 1.0!',
  at: 0,
  rules: 1,
  hints: 0,
  undone: 0,
}

async function opened() {
  const from = { kind: 'turn', save, practice: { position: 'x', home } } as const
  const play = turn({ resumeFrom: from })
  await play.restore(from)
  play.resume()
  return play
}
const total = (play: { readonly state: unknown }) => (play.state as Sum).total

it('begins the same item again, from its middle and from its end', async () => {
  const play = await opened()
  for (const moves of [[2], [2, 2, 2, 2]]) {
    for (const move of moves) play.play(move)
    expect(total(play)).toBeGreaterThan(3)
    const { scene } = play.view
    play.restart()
    await vi.waitFor(() => expect([play.view.phase, total(play)]).toEqual(['playing', 3]))
    expect(play.view.scene).toBeGreaterThan(scene)
    expect(play.view.outcome).toBeNull()
    expect([play.undoable, play.boardView.canRedo, play.bests.counts, play.replay()]).toEqual([
      false,
      false,
      false,
      null,
    ])
  }
})

it('does not resume a game that was closed meanwhile', async () => {
  const play = await opened()
  play.restart()
  play.pause()
  play.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(play.view.phase).toBe('paused')
})
