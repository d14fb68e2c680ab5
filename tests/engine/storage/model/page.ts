/** A tab of the model: two stores and a game in progress, and its changes that are not acknowledged yet. */
import * as v from 'valibot'
import { listFormat, versionedFormat } from '../../../../src/engine/storage/store/format'
import { JournaledStore } from '../../../../src/engine/storage/store/journaledStore'
import { Slot } from '../../../../src/engine/storage/store/slot'
import type { Shared, TestTab } from '../tabs'

const countsSchema = v.record(v.string(), v.number())
export const countsFormat = versionedFormat(1, countsSchema, {})
export const favoritesFormat = listFormat(v.string())
const saveSchema = v.object({ moves: v.array(v.number()) })
export const ENTRY = /^saves\/p\/\d+-\w+$/

export type Saved = v.InferOutput<typeof saveSchema>

export interface Act {
  readonly kind: 'count' | 'favorite'
  readonly id: string
}

const order = (key: string) => {
  const [, count = '0', by = ''] = /\/(\d+)-(\w+)$/.exec(key) ?? []
  return { count: Number(count), by }
}

export const above = (a: string, b: string) => {
  const [x, y] = [order(a), order(b)]
  return x.count > y.count || (x.count === y.count && x.by > y.by)
}

/** A tab with two stores and a game, and its changes that are not acknowledged yet. */
export class Page {
  readonly adapter: TestTab
  readonly counts
  readonly favorites
  readonly slot: Slot<Saved>
  moves: number[]
  /** The entry from which its game resumes. */
  base = ''
  /** How often it was notified that its game continued elsewhere. */
  notified = 0
  waiting: Act[] = []

  constructor(shared: Shared) {
    this.adapter = shared.open()
    const { tab } = this.adapter
    this.counts = new JournaledStore(tab, 'records', countsFormat)
    this.favorites = new JournaledStore(tab, 'gameFavorites', favoritesFormat)
    this.slot = new Slot(tab, 'saves', 'p', saveSchema, (news) => {
      this.notified++
      // Its pending changes were deleted with its data.
      if (news === 'ended') this.waiting = []
    })
    this.moves = []
    this.#open()
  }
  #open(): void {
    this.moves = this.slot.open()?.moves ?? []
    this.base = this.newest()
  }
  /** The newest visible entry of the game, except one. */
  newest(but = ''): string {
    const { epoch } = this.adapter.tab
    const keys = [...this.adapter.view].flatMap(([key, text]) =>
      key !== but &&
      ENTRY.test(key) &&
      (!text.startsWith('{"version":2,"epoch"') || text.includes(`"epoch":"${epoch}"`))
        ? [key]
        : [],
    )
    return keys.reduce((best, key) => (best && above(best, key) ? best : key), '')
  }
  move(id: number): void {
    // A notified tab continues with the newer one.
    if (this.slot.lost) this.#open()
    this.moves = [...this.moves, id]
    this.slot.keep(() => ({ moves: this.moves }))
  }
}
