/** The state of the home page while a game is open: filters, order, the opened card, and its position on the screen. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { FIRST_ORDER, type Filters, NO_FILTERS, type Order } from '../../search/filters'

/** The opened card. `top` is in px from the top of the window; `row` is needed because several rows may show the same game. */
const opened = { path: '', row: '', top: 0 }
const chosen = proxy<{ filters: Filters; order: Order }>({ filters: NO_FILTERS, order: FIRST_ORDER })

/** The filters, kept until the page is reloaded. */
export function useVisitFilters(): [Filters, (filters: Filters) => void] {
  const { filters } = useSnapshot(chosen, { sync: true })
  return [
    filters,
    (next) => {
      chosen.filters = next
    },
  ]
}

/** The order of the list, kept until the page is reloaded. */
export function useVisitOrder(): [Order, (order: Order) => void] {
  const { order } = useSnapshot(chosen)
  return [
    order,
    (next) => {
      chosen.order = next
    },
  ]
}

function rowAround(link: Element): string {
  return link.closest<HTMLElement>('[data-row]')?.dataset.row ?? ''
}

/** The card moves under the mouse, but its list item does not. */
function topOf(link: Element): number {
  return (link.closest('li') ?? link).getBoundingClientRect().top
}

/**
 * Restores the scroll position, and the focus on the opened card, when the visitor comes back from a game.
 *
 * @param ready - everything above the cards is rendered
 */
export function useScrollRestoration(page: RefObject<HTMLElement | null>, ready: boolean): void {
  useLayoutEffect(() => {
    if (!opened.path || !ready) return
    const links = page.current?.querySelectorAll<HTMLAnchorElement>('article a[href]') ?? []
    const same = [...links].filter((candidate) => candidate.getAttribute('href') === opened.path)
    const link = same.find((candidate) => rowAround(candidate) === opened.row) ?? same[0]
    // Relative to the card, because the game was added to the recently played row above it.
    if (link) window.scrollBy({ top: topOf(link) - opened.top, behavior: 'instant' })
    link?.focus({ preventScroll: true })
    opened.path = ''
    // The browser has skipped its own scroll restoration by now; it does it again on a later reload.
    const frame = requestAnimationFrame(() => {
      history.scrollRestoration = 'auto'
    })
    return () => cancelAnimationFrame(frame)
  }, [page, ready])

  useEffect(() => {
    // Read at the press: while the game loads, the page is hidden and loses its scroll position.
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('article a[href]')
      if (!link) return
      opened.path = link.getAttribute('href') ?? ''
      opened.row = rowAround(link)
      opened.top = topOf(link)
      // For this history entry: the page restores the position itself, also after the browser's Back.
      history.scrollRestoration = 'manual'
    }
    const element = page.current
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [page])
}
