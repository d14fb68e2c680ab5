import type { Game } from './contract'

/** What a stat is called on screen. Labels in rules and in storage are ids; one that the game does not name is shown as it is. */
export function statName({ stats = {} }: Pick<Game, 'stats'>, id: string): string {
  return Object.hasOwn(stats, id) ? (stats[id] as string) : id
}
