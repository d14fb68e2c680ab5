/** The search box, the filters and order, and the button for a random game. */
import Dices from 'lucide-react/icons/dices'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { typedText } from '../../../engine/core/input/typed'
import { Button } from '../../../ui/controls/Button'
import { Segmented } from '../../../ui/controls/Segmented'
import { classes } from '../../../ui/styles/classes'
import type { GameEntry } from '../../library/gameEntry'
import {
  CATEGORIES,
  type Category,
  DIFFICULTIES,
  type Filters,
  filtersActive,
  filtersChosen,
  NO_FILTERS,
  ORDERS,
  type Order,
  PLAYERS,
} from '../../search/filters'
import { homeTexts } from '../../texts/home'
import styles from './Finder.module.css'
import { NothingFound } from './NothingFound'

const texts = homeTexts.finder

export interface FinderProps {
  filters: Filters
  onChange(filters: Filters): void
  order: Order
  onOrder(order: Order): void
  games: readonly GameEntry[]
  /** How many games match. */
  count: number
  /** The search box has the focus: the search can be loaded. */
  onFocus(): void
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
  games,
  count,
  onFocus,
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
    <section ref={ref} className={classes('screen-only', styles.finder)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.title}
      </h2>
      <Button
        variant="quiet"
        icon={<Dices size={20} aria-hidden />}
        className={styles.surprise}
        onClick={onSurprise}
      >
        {texts.surprise}
      </Button>
      <div className={styles.row} data-active={active || undefined}>
        <search className={styles.search}>
          <Search size={20} aria-hidden className={styles.glass} />
          <input
            type="search"
            className={styles.input}
            aria-label={texts.search}
            placeholder={texts.search}
            value={filters.search}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="go"
            onFocus={onFocus}
            onChange={(event) => set({ search: event.currentTarget.value })}
            onKeyDown={keys}
          />
        </search>
        <p className={styles.count} aria-live="polite">
          {active ? texts.found(count) : texts.count(count)}
        </p>
        <Button
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          {texts.filters}
        </Button>
        {filtersChosen(filters) && <span className={styles.active}>{texts.active}</span>}
        {active && (
          <Button variant="quiet" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
            {texts.clear}
          </Button>
        )}
      </div>
      {count === 0 && typedText(filters.search) !== '' && (
        <NothingFound
          games={games}
          filters={filters}
          onClear={() => onChange({ ...NO_FILTERS, search: filters.search })}
        />
      )}
      <div id={`${id}-filters`} className={styles.filters} hidden={!open}>
        <Segmented
          label={texts.category}
          choices={CATEGORIES}
          value={filters.category as Category}
          onChange={(category) => set({ category })}
        />
        <Segmented
          label={texts.difficulty}
          choices={DIFFICULTIES}
          value={filters.difficulty}
          onChange={(difficulty) => set({ difficulty })}
        />
        <Segmented
          label={texts.players}
          choices={PLAYERS}
          value={filters.players}
          onChange={(players) => set({ players })}
        />
        <Segmented label={texts.order} choices={ORDERS} value={order} onChange={onOrder} />
      </div>
    </section>
  )
}
