/**
 * Which game a promotion shows: another one for each slot, the same for the whole visit, never the open one.
 */

export type PromoKind = 'horizontal' | 'rectangle' | 'vertical'

const PLACES: readonly PromoKind[] = ['horizontal', 'rectangle', 'vertical']

/**
 * The games beside an open one: those that follow it in the catalog, which are about as difficult. They are the same on
 * every visit, so that the built page already shows them.
 * @param open id of the open game; for a page of no game in the catalog, the first games
 */
export function gamesBeside<Game extends { readonly id: string }>(
  games: readonly Game[],
  count: number,
  open?: string,
): Game[] {
  const from = games.findIndex(({ id }) => id === open) + 1
  const following = [...games.slice(from), ...games.slice(0, from)]
  return following.filter(({ id }) => id !== open).slice(0, count)
}

/**
 * One of the games, or undefined when there is none to show.
 * `visit` is any whole number from 0; `open` is the id of the game that is open.
 */
export function promotedGame<Game extends { readonly id: string }>(
  games: readonly Game[],
  visit: number,
  kind: PromoKind,
  open?: string,
): Game | undefined {
  const start = (visit + PLACES.indexOf(kind)) % games.length
  const game = games[start]
  if (game?.id !== open) return game
  // Far enough to not be what another slot shows, where there are enough games.
  const other = games[(start + PLACES.length) % games.length]
  return other?.id === open ? games.find(({ id }) => id !== open) : other
}
