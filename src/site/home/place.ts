/** Owns what the home page remembers while a game is open: the filters, how far it was scrolled, and which card led away. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { type Filters, NO_FILTERS } from '../filters'

const place = { scroll: 0, path: '' }
const chosen = proxy<{ filters: Filters }>({ filters: NO_FILTERS })

/** The filters, kept for as long as the page is not loaded anew. */
export function useVisitFilters(): [Filters, (filters: Filters) => void] {
  const { filters } = useSnapshot(chosen, { sync: true })
  return [
    filters,
    (next) => {
      chosen.filters = next
    },
  ]
}

/** Coming back from a game: the shelf stands where it was left, and the focus on the card that was opened. */
export function useShelfPlace(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!place.path) return
    window.scrollTo(0, place.scroll)
    const links = page.current?.querySelectorAll<HTMLAnchorElement>('article a[href]') ?? []
    const link = [...links].find((candidate) => candidate.getAttribute('href') === place.path)
    link?.focus({ preventScroll: true })
    place.path = ''
  }, [page])

  useEffect(() => {
    // Looked up at the press: a page that is hidden while the game is on its way has lost its scroll.
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('article a[href]')
      if (!link) return
      place.path = link.getAttribute('href') ?? ''
      place.scroll = window.scrollY
    }
    const element = page.current
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [page])
}
