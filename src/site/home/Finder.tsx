/** The search box, the filters and order, and the button for a random game. */
import Dices from 'lucide-react/icons/dices'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { Segmented } from '../../ui/controls/Segmented'
import {
  CATEGORIES,
  DIFFICULTIES,
  type Filters,
  filtersActive,
  NO_FILTERS,
  ORDERS,
  type Order,
  PLAYERS,
} from '../search/filters'
import styles from './Finder.module.css'

export interface FinderProps {
  filters: Filters
  onChange(filters: Filters): void
  order: Order
  onOrder(order: Order): void
  /** How many games pass. */
  count: number
  /** The search box has the focus: what it needs may be loaded. */
  onBegin(): void
  /** Enter in the search box. */
  onEnter(): void
  onSurprise(): void
  ref?: Ref<HTMLElement>
}

export function Finder({
  filters,
  onChange,
  order,
  onOrder,
  count,
  onBegin,
  onEnter,
  onSurprise,
  ref,
}: FinderProps): ReactNode {
  const [open, setOpen] = useState(false)
  const id = useId()
  const active = filtersActive(filters)
  const set = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter()
    if (event.key === 'Escape' && filters.search) {
      event.preventDefault()
      set({ search: '' })
    }
  }
  return (
    <section ref={ref} className={styles.finder} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        Choose Your Game
      </h2>
      <Button
        variant="quiet"
        icon={<Dices size={20} aria-hidden />}
        className={styles.surprise}
        onClick={onSurprise}
      >
        Surprise me
      </Button>
      <div className={styles.row}>
        <search className={styles.search}>
          <Search size={20} aria-hidden className={styles.glass} />
          <input
            type="search"
            className={styles.input}
            aria-label="Search games"
            placeholder="Search games"
            value={filters.search}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="go"
            onFocus={onBegin}
            onChange={(event) => set({ search: event.currentTarget.value })}
            onKeyDown={keys}
          />
          <p className={styles.count} aria-live="polite">
            {count} {count === 1 ? 'game' : 'games'}
            {active && ' found'}
          </p>
        </search>
        <Button
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          Filters
          {active && <span className={styles.active}>Active</span>}
        </Button>
        {active && (
          <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
            Clear All
          </Button>
        )}
      </div>
      <div id={`${id}-filters`} className={styles.filters} hidden={!open}>
        <Segmented
          label="Categories"
          choices={CATEGORIES}
          value={filters.category as (typeof CATEGORIES)[number]['value']}
          onChange={(category) => set({ category })}
        />
        <Segmented
          label="Difficulty"
          choices={DIFFICULTIES}
          value={filters.difficulty}
          onChange={(difficulty) => set({ difficulty })}
        />
        <Segmented
          label="Players"
          choices={PLAYERS}
          value={filters.players}
          onChange={(players) => set({ players })}
        />
        <Segmented label="Order" choices={ORDERS} value={order} onChange={onOrder} />
      </div>
    </section>
  )
}
