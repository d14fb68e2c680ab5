/** No acknowledged change is lost, whatever the order in which several tabs run. */
import { describe, expect, it } from 'vitest'
import { sample } from '../../../support/proofs'
import { Shared } from '../tabs'
import { interleave } from './model'
import { countsFormat, Page } from './page'

describe('the storage of several tabs', () => {
  it('loses no acknowledged change in any of many interleavings', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(600, 10_000); seed++) interleave(seed)
    expect.assertions(0)
  })
  it('keeps a thousand of a thousand changes, each flushed without the lock', () => {
    const shared = new Shared()
    const pages = [new Page(shared), new Page(shared)]
    for (let i = 0; i < 500; i++) {
      for (const page of pages) {
        page.counts.update({ do: 'add', at: ['plays'], by: 1 })
        page.adapter.tab.flushAll()
      }
    }
    shared.settle()
    for (const page of pages) expect(page.counts.get()).toEqual({ plays: 1000 })
    expect(countsFormat.read(shared.truth.get('records') ?? null).value).toEqual({ plays: 1000 })
  })
  it('does not request the lock when a page is left, which would keep it out of the back-forward cache', () => {
    const shared = new Shared()
    const { counts, adapter } = new Page(shared)
    counts.update({ do: 'add', at: ['plays'], by: 1 })
    adapter.tab.flushAll()
    expect(shared.locks).toEqual([])
    shared.settle()
    expect(countsFormat.read(shared.truth.get('records') ?? null).value).toEqual({ plays: 1 })
  })
})
