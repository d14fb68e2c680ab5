/** Which game a promotion shows: a different one in each slot, the same for the whole visit, never the open one. */

export type PromoKind = 'horizontal' | 'rectangle' | 'vertical'

const SLOTS: readonly PromoKind[] = ['horizontal', 'rectangle', 'vertical']

/**
 * The games beside an open one: those after it in the catalog, which are about as difficult. They are the same on every
 * visit, so that the built page can contain them.
 *
 * @param open - id of the open game; without one, the first games are taken
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
 * One of the games; undefined if there is none to show.
 *
 * @param visit - any whole number from 0
 * @param open - id of the open game
 */
export function promotedGame<Game extends { readonly id: string }>(
  games: readonly Game[],
  visit: number,
  kind: PromoKind,
  open?: string,
): Game | undefined {
  const start = (visit + SLOTS.indexOf(kind)) % games.length
  const game = games[start]
  if (game?.id !== open) return game
  // Far enough away to differ from the other slots, if there are enough games.
  const other = games[(start + SLOTS.length) % games.length]
  return other?.id === open ? games.find(({ id }) => id !== open) : other
}
