/**
 * What the home page remembers while a game is open: filters, order, the card that was opened, and its place
 * on the screen.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { type Filters, NO_FILTERS, type Order } from '../search/filters'

/** `top`: of the card's place, in px from the top of the window. The same game may have a card on several shelves. */
const place = { path: '', shelf: '', top: 0 }
const chosen = proxy<{ filters: Filters; order: Order }>({ filters: NO_FILTERS, order: 'difficulty' })

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

/** The order of the list, kept as long as the filters. */
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
  return link.closest<HTMLElement>('[data-shelf]')?.dataset.shelf ?? ''
}

/** The card itself moves under the mouse; its place in the list does not. */
function topOf(link: Element): number {
  return (link.closest('li') ?? link).getBoundingClientRect().top
}

/**
 * Coming back from a game, restores the scroll position, and the focus on the card that was opened. `stands`:
 * everything above it is there.
 */
export function useScrollPlace(page: RefObject<HTMLElement | null>, stands: boolean): void {
  useLayoutEffect(() => {
    if (!place.path || !stands) return
    const links = page.current?.querySelectorAll<HTMLAnchorElement>('article a[href]') ?? []
    const same = [...links].filter((candidate) => candidate.getAttribute('href') === place.path)
    const link = same.find((candidate) => rowAround(candidate) === place.shelf) ?? same[0]
    // By the card and not by the page: the game has come to the recently played, above it.
    if (link) window.scrollBy({ top: topOf(link) - place.top, behavior: 'instant' })
    link?.focus({ preventScroll: true })
    place.path = ''
    // By now the browser has left the scrolling to us; a later reload is its own again.
    const frame = requestAnimationFrame(() => {
      history.scrollRestoration = 'auto'
    })
    return () => cancelAnimationFrame(frame)
  }, [page, stands])

  useEffect(() => {
    // Looked up at the press: a page that is hidden while the game is on its way has lost its scroll.
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('article a[href]')
      if (!link) return
      place.path = link.getAttribute('href') ?? ''
      place.shelf = rowAround(link)
      place.top = topOf(link)
      // For this history entry: when the visitor comes back to it, also by the browser's Back, the page restores the scroll position.
      history.scrollRestoration = 'manual'
    }
    const element = page.current
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [page])
}
