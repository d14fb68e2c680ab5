/** Owns one stored value: validated, quota-safe, kept in step across tabs, never breaking the page. */
import { proxy, ref } from 'valtio'
import type { WriteResult } from '../adapter/adapter'
import { applyAll, applyChange, type Change, withChange } from './changes'
import type { Format, Found } from './format'
import { isJournalOf, journalKey, journalText, readJournals } from './journal'
import { putAside } from './quarantine'
import { type Part, type Tab, WRITE_AFTER_MS } from './tab'

export interface Store<T> extends Part {
  readonly key: string
  readonly format: Format<T>
  /** For React: `useSnapshot(store.live).value`. Replaced as a whole, never written into. */
  readonly live: { readonly value: T }
  /** What a first visit finds: always the same one. */
  readonly empty: T
  get(): T
  /** Makes the changes at once here, and soon in what is then stored: what another tab wrote meanwhile stays. */
  update(...changes: Change[]): void
  /** Puts down now what waits (the page is being left, or something is about to be said of it), and says how that went. */
  flush(): WriteResult
  /** Reads again what is stored, and applies what waits to it; called when another tab wrote. */
  reload(): void
}

/** Opens the key in this tab. */
export function createStore<T>(tab: Tab, key: string, format: Format<T>): Store<T> {
  const { adapter } = tab
  let waiting: Change[] = []
  let callOff: (() => void) | null = null
  let reloading = false
  let complained: string | null = null
  let readOnly = false
  /** What was read last: mostly it still is what stands there. */
  let last: { readonly text: string | null; readonly found: Found<T> } | null = null

  /** What the key itself holds; complains once about a text that cannot be read, when its copy stands or cannot. */
  const base = () => {
    const text = adapter.read(key)
    if (!last || last.text !== text) last = { text, found: format.read(text) }
    const { found } = last
    readOnly = found.problem === 'newer'
    const stands = found.problem !== 'corrupt' || putAside(adapter, key, text ?? '')
    const complaint = `${text} ${stands}`
    if (found.problem && complaint !== complained) {
      complained = complaint
      tab.tell(found.problem === 'corrupt' && !stands ? 'uncopied' : found.problem, key)
    }
    return { found, text, stands }
  }
  /** What is stored, journals included. */
  const read = () => {
    const { found, text, stands } = base()
    const all = readJournals(adapter, key, tab.epoch)
    const due = all.filter(({ id }) => !found.folded?.includes(id))
    const fits = (value: T) => format.read(format.write(value)).problem === undefined
    let value = due.reduce((sum, { changes }) => applyAll(sum, changes), found.value)
    if (due.length > 0 && !fits(value)) {
      // One of them does not fit this program's data: the others count.
      value = found.value
      for (const { changes } of due) {
        const next = applyAll(value, changes)
        if (fits(next)) value = next
      }
    }
    return { found, text, stands, value, all, due }
  }
  const hold = (value: T) => (typeof value === 'object' && value !== null ? (ref(value) as T) : value)
  const now = () => applyAll(read().value, waiting)
  const live = proxy({ value: hold(now()) }) as { value: T }

  /** Makes one value of what is stored, all journals and what waits. */
  const fold = (): WriteResult => {
    if (!tab.may()) return 'blocked'
    const { found, text, stands, value, all, due } = read()
    if (waiting.length === 0 && all.length === 0) return 'written'
    // A newer version's text is never written over, and a damaged one not before its copy stands.
    if (found.problem === 'newer') {
      waiting = []
      return 'blocked'
    }
    let result: WriteResult = stands ? 'written' : 'full'
    const next = applyAll(value, waiting)
    const old = found.folded?.filter((id) => all.some((journal) => journal.id === id)) ?? []
    const after = format.write(next, [...old, ...due.map(({ id }) => id)])
    if (result === 'written' && after !== text) result = adapter.write(key, after)
    tab.outcome(key, result)
    if (result === 'written') {
      waiting = []
      for (const journal of all) adapter.remove(journal.key)
    }
    live.value = hold(next)
    return result
  }
  let turnAsked = false
  /** Two tabs doing read-modify-write lose updates without the lock. One turn takes in all that has come until then. */
  const foldInTurn = () => {
    if (turnAsked) return
    turnAsked = true
    const work = () => {
      turnAsked = false
      fold()
    }
    if (adapter.runExclusive) adapter.runExclusive(work)
    else work()
  }
  const cancel = () => {
    callOff?.()
    callOff = null
  }
  const later = (ms = WRITE_AFTER_MS) => {
    callOff ??= adapter.schedule(() => {
      callOff = null
      foldInTurn()
    }, ms)
  }
  const store: Store<T> = {
    key,
    format,
    live,
    empty: format.read(null).value,
    get: () => live.value,
    update(...changes) {
      const before = live.value
      live.value = hold(changes.reduce(applyChange, before))
      // A newer version's text is never written over: the change lives as long as the page.
      if (readOnly) return
      waiting = changes.reduce<Change[]>(withChange, waiting)
      later()
    },
    flush() {
      // Nothing to put down; journals of others are folded in when their time comes.
      if (waiting.length === 0) return 'written'
      cancel()
      if (!adapter.runExclusive) return fold()
      if (!tab.may()) return 'blocked'
      // No time for the lock: a key of its own is in nobody's way.
      const result = adapter.write(journalKey(adapter, key), journalText(tab.epoch, waiting))
      tab.outcome(key, result)
      if (result === 'written') waiting = []
      // A page that is left asks for no turn: it would not be kept for the way back. If it lives on, it does so soon.
      later()
      return result
    },
    reload() {
      live.value = hold(now())
    },
    hear(heard) {
      const journal = heard !== null && isJournalOf(key, heard)
      if (journal) {
        // Many may come at once. Their writer folds them in, if that tab lives on.
        if (!reloading)
          adapter.schedule(() => {
            reloading = false
            store.reload()
          }, 0)
        reloading = true
        later(WRITE_AFTER_MS * 4)
      } else if (heard === null || heard === key) store.reload()
    },
    renew() {
      cancel()
      waiting = []
      complained = null
      store.reload()
    },
  }
  tab.parts.add(store)
  if (readJournals(adapter, key, tab.epoch).length > 0) later()
  return store
}
