/** Owns the proof that a tab's turn begins with what the tab before it wrote in view, where no turns can be counted: here there is no IndexedDB. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserDoor } from '../../../src/engine/storage/adapter/localStorage'

/** How late a busy browser passes on what another process wrote, ms. */
const LATE_MS = 400

beforeEach(() => {
  vi.useFakeTimers()
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => unknown) => {
    turn = turn.then(work)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('gives a turn when what was written in the one before can be read', async () => {
  const seenByOther: string[] = []
  let read: readonly string[] | null = null
  browserDoor.alone?.(() => void setTimeout(() => seenByOther.push('of the first'), LATE_MS))
  browserDoor.alone?.(() => {
    read = [...seenByOther]
  })
  await vi.waitFor(() => expect(read).toEqual(['of the first']), { timeout: 5000 })
})
