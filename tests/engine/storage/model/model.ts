/** A model of storage with several tabs: what happens to them, and what must be stored in the end. */
import { chance, createRandom, drawInt as int } from '../../../../src/engine/core/math/random'
import { deleteData, replaceData } from '../../../../src/engine/storage/store/replaceData'
import { Shared, type TestTab } from '../tabs'
import { type Act, above, countsFormat, ENTRY, favoritesFormat, Page, type Saved } from './page'

/** What happens in one interleaving. */
const STEPS = 14

/** A written state of the game. */
interface Kept {
  readonly key: string
  readonly moves: readonly number[]
  readonly by: Page
  readonly epoch: string
  /** Its position in the log, and how much of the log its tab had seen. */
  readonly at: number
  readonly seen: number
}

const isPrefix = (a: readonly number[], b: readonly number[]) =>
  a.length <= b.length && a.every((move, i) => b[i] === move)

const sorted = (values: Iterable<unknown>) =>
  [...values]
    .map((value) => JSON.stringify(value))
    .sort()
    .join()

/** Like an assertion of Vitest, but fast. */
function same<T>(found: T, wanted: T, what: string): void {
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`)
}

class Model {
  readonly random
  readonly pages: Page[] = []
  readonly shared: Shared
  /** What must be stored in the end. */
  counts = new Map<string, number>()
  favorites = new Set<string>()
  kept: Kept[] = []
  damaged: string[] = []
  #ids = 0

  constructor(seed: number) {
    this.random = createRandom(seed)
    this.shared = new Shared((adapter, key, text) => this.#wrote(adapter, key, text))
    for (let i = int(this.random, 2, 4); i > 0; i--) this.pages.push(new Page(this.shared))
  }
  /** One event, in some tab. */
  step(): void {
    const { random, shared, pages } = this
    const page = pages[int(random, 0, pages.length - 1)] as Page
    const what = int(random, 0, 99)
    if (what < 20) page.move(this.#ids++)
    else if (what < 31) this.#count(page)
    else if (what < 40) this.#like(page)
    else if (what < 49) page.adapter.deliver(int(random, 1, 6))
    else if (what < 53) page.adapter.look(int(random, 1, 6))
    else if (what < 61) page.adapter.run()
    else if (what < 69) shared.grant()
    else if (what < 81) page.adapter.tab.flushAll()
    else if (what < 86) this.#close(page, chance(random, 0.6))
    else if (what < 90) {
      shared.fill(shared.room !== Number.POSITIVE_INFINITY)
    } else if (what < 95) this.#damage()
    else if (what < 98) this.#delete(page)
    else this.#import(page)
  }
  /** All tabs run until nothing is pending; then everything acknowledged must be stored. */
  end(): void {
    const { shared } = this
    shared.fill(true)
    for (const page of this.pages) this.#count(page)
    shared.settle()
    for (const { adapter } of this.pages) adapter.tab.flushAll()
    shared.settle()
    const { truth } = shared
    const counts = sorted(Object.entries(Object.fromEntries(this.counts)))
    const favorites = sorted(this.favorites)
    const stored = countsFormat.read(truth.get('records') ?? null).value
    same(sorted(Object.entries(stored)), counts, 'what was counted')
    same(sorted(favoritesFormat.read(truth.get('gameFavorites') ?? null).value), favorites, 'the favorites')
    same([...truth.keys()].filter((key) => key.startsWith('journal/')).join(), '', 'journals left over')
    for (const page of this.pages) {
      same(sorted(Object.entries(page.counts.get())), counts, 'what a tab shows of the counts')
      same(sorted(page.favorites.get()), favorites, 'what a tab shows of the favorites')
    }
    // The damaged text is still stored, or its copy is.
    const texts = new Set(truth.values())
    for (const text of this.damaged) same(texts.has(text), true, `the damaged text ${text}`)
    this.#judgePlay()
  }

  #count(page: Page): void {
    const id = `c${int(this.random, 0, 2)}`
    page.waiting.push({ kind: 'count', id })
    page.counts.update({ do: 'add', at: [id], by: 1 })
  }
  #like(page: Page): void {
    const id = `f${this.#ids++}`
    page.waiting.push({ kind: 'favorite', id })
    page.favorites.update({ do: 'put', id, value: id })
  }
  #close(page: Page, flush: boolean): void {
    if (flush) page.adapter.tab.flushAll()
    this.shared.kill(page.adapter)
    this.pages.splice(this.pages.indexOf(page), 1)
    this.pages.push(new Page(this.shared))
  }
  /** A tab has written. Its next step may depend on what others wrote meanwhile. */
  #wrote(adapter: TestTab, key: string, text: string): void {
    this.#acknowledge(adapter, key, text)
    if (chance(this.random, 0.3)) adapter.look(int(this.random, 1, 6))
  }
  /** A tab's write is acknowledged: it contains everything that was pending. */
  #acknowledge(adapter: TestTab, key: string, text: string): void {
    const page = this.pages.find((known) => known.adapter === adapter)
    if (!page) return
    // A tab that has not seen the new epoch writes for the old one, which no longer counts.
    const epoch = this.shared.truth.get('epoch') ?? ''
    const current = adapter.tab.epoch === epoch
    const take = (kind: Act['kind']) => {
      const mine = page.waiting.filter((act) => act.kind === kind)
      page.waiting = page.waiting.filter((act) => act.kind !== kind)
      return current ? mine : []
    }
    if (key === 'records' || key.startsWith('journal/records/'))
      for (const { id } of take('count')) this.counts.set(id, (this.counts.get(id) ?? 0) + 1)
    if (key === 'gameFavorites' || key.startsWith('journal/gameFavorites/'))
      for (const { id } of take('favorite')) this.favorites.add(id)
    if (!ENTRY.test(key)) return
    const { moves } = JSON.parse(text).data as Saved
    // It resumes from the newest entry that its tab can see.
    const newest = page.newest(key)
    same(newest !== '' && above(newest, page.base), false, `${newest} above ${page.base}`)
    same(above(key, page.base), true, `${key} above ${page.base}`)
    page.base = key
    if (current)
      this.kept.push({ key, moves, by: page, epoch, at: this.shared.log.length, seen: adapter.seen })
  }
  /** A state missing from the newest one was made concurrently; its tab, if still open, was notified. */
  #judgePlay(): void {
    const entries = [...this.shared.truth.keys()].filter((key) => this.kept.some((kept) => kept.key === key))
    const topKey = entries.reduce((best, key) => (best && above(best, key) ? best : key), '')
    const top = this.kept.find(({ key }) => key === topKey)
    same(top !== undefined || this.kept.length === 0, true, 'a play that is kept')
    if (!top) return
    const line = this.kept.filter(({ moves }) => isPrefix(moves, top.moves))
    for (const lost of this.kept) {
      if (line.includes(lost)) continue
      const atOnce = line.some((one) => one.seen < lost.at && lost.seen < one.at)
      same(atOnce, true, `${lost.moves} made at once with ${top.moves}`)
      if (this.pages.includes(lost.by))
        same(lost.by.notified > 0, true, `the word to the tab of ${lost.moves}`)
    }
  }
  #damage(): void {
    const { shared, random } = this
    const keys = [...shared.truth.keys()].filter((key) =>
      /^(records|gameFavorites|saves\/p\/\d+-\w+)$/.test(key),
    )
    const key = keys[int(random, 0, keys.length - 1)]
    if (!key) return
    const text = shared.truth.get(key) ?? ''
    if (key === 'records')
      for (const [id, count] of Object.entries(countsFormat.read(text).value))
        this.counts.set(id, (this.counts.get(id) ?? 0) - count)
    else if (key === 'gameFavorites')
      for (const id of favoritesFormat.read(text).value) this.favorites.delete(id)
    else this.kept = []
    const broken = `${text.slice(0, -1)}~${this.#ids++}`
    this.damaged = [...this.damaged.filter((old) => old !== text), broken]
    shared.put(null, key, broken)
    // Often there is no space for the copy either.
    if (chance(random, 0.5)) shared.fill(false)
    for (const { adapter } of this.pages) adapter.deliver(Number.POSITIVE_INFINITY)
    this.#forgetZeros()
  }
  #forgetZeros(): void {
    for (const [id, count] of this.counts) if (count === 0) this.counts.delete(id)
  }
  #newEra(): void {
    this.kept = []
    this.damaged = []
    this.counts.clear()
    this.favorites.clear()
  }
  #delete(page: Page): void {
    page.adapter.deliver(Number.POSITIVE_INFINITY)
    deleteData(page.adapter.tab, (key) => key !== 'epoch')
    this.#newEra()
  }
  #import(page: Page): void {
    page.adapter.deliver(Number.POSITIVE_INFINITY)
    const keys = page.adapter.keys().filter((key) => key !== 'epoch' && !key.includes('.unreadable'))
    const done = replaceData(page.adapter.tab, keys, () => [
      ['records', countsFormat.write({ c0: 7 })],
      ['gameFavorites', '["imported"]'],
    ])
    if (!done) return
    const { damaged } = this
    this.#newEra()
    this.damaged = damaged.filter((text) => [...this.shared.truth.values()].includes(text))
    this.counts.set('c0', 7)
    this.favorites.add('imported')
  }
}

/** Runs the interleaving of this seed. @throws if something is lost */
export function interleave(seed: number): void {
  const model = new Model(seed)
  try {
    for (let n = 0; n < STEPS; n++) model.step()
    model.end()
  } catch (error) {
    throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
