/** Games in progress on a site in several languages: a slot for each language with words, and a state in the page's own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { allSaves, saveSlot } from '../../../src/engine/storage/values/saves'
import { standingHere } from '../../../src/play/session/core/standing'
import { savedGames } from '../../../src/site/library/savedGames'
import { adder, begun, freshTab, leaveTab, open, toastTexts, total } from './tab'

vi.mock('../../../src/ui/toasts/toast', () => ({
  toast: (text: string) => toastTexts.push(text),
  dropToast: () => undefined,
}))

beforeEach(freshTab)
afterEach(leaveTab)

const id = 'word-guessing'
const inLanguage = (words: number) => ({ ...adder, wordsIn: '', version: 2 + 1000 * words }) as TurnGame
const [english, german] = [inLanguage(0), inLanguage(1)]

it('a game with words has a saved game in each language', async () => {
  ;(await begun([1], { id, game: english })).close()
  ;(await begun([3], { id, game: german })).close()
  const link = { id, game: german, seed: 5 }
  ;(await begun([2], link)).close()
  expect(total(await open({ id, game: english }))).toBe(1)
  expect(total(await open({ id, game: german }))).toBe(3)
  expect(total(await open(link))).toBe(2)
  expect(toastTexts).toEqual([])
  // Older versions read these names in files.
  for (const name of Object.keys(allSaves())) expect(name).toMatch(/^[\w-]+(@link)?$/)
})

it('a saved game of another language in the slot that they shared moves to its own', async () => {
  ;(await begun([3], { id, game: german })).close()
  const { [`${id}_1`]: save } = allSaves()
  for (const name of [id, `${id}_1`]) {
    const slot = saveSlot(name)
    slot.open()
    slot.keep(() => (name === id ? (save ?? null) : null))
    slot.close()
  }
  expect(Object.keys(allSaves())).toEqual([id])
  ;(await begun([1], { id, game: english })).close()
  expect(toastTexts).toEqual([])
  expect(total(await open({ id, game: german }))).toBe(3)
  expect(total(await open({ id, game: english }))).toBe(1)
})

it('a list has the games of its own language, and says in it how all others stand', async () => {
  for (const game of [english, german]) (await begun([1], { id, game })).close()
  ;(await begun([2], { id: 'sliding-puzzle' })).close()
  const slot = saveSlot('sliding-puzzle')
  const save = slot.open()
  if (!save) throw new Error('nothing was saved')
  const kept = { ...save, language: 'de', stands: 'Züge 2', options: { size: '5' }, stats: { Moves: 2 } }
  slot.keep(() => kept)
  slot.close()
  const listed = savedGames()
  expect(listed.map(({ game, status }) => [game.id, status])).toEqual(
    expect.arrayContaining([
      [id, 'Score 1 · Streak 0'],
      ['sliding-puzzle', null],
    ]),
  )
  expect(listed).toHaveLength(2)
  const other = listed.find(({ game }) => game.id === 'sliding-puzzle')
  expect(await other?.findStatus()).toMatch(/5.* · Moves 2$/)
  const undo = other?.dismiss()
  expect(savedGames()).toHaveLength(1)
  undo?.()
  expect(savedGames()).toHaveLength(2)
  // Words of the other language are left out.
  expect(standingHere(adder, { options: {}, stats: { Turn: 'Weiß', Moves: 3, Hits: '2/5' } })).toBe(
    'Moves 3 · Hits 2/5',
  )
})
