import type { Game } from './contract'

/** What a stat is called on screen. Labels in rules and in storage are ids; a stored one that the game does not have anymore is shown as it is. */
export function statName({ stats }: Pick<Game, 'stats'>, id: string): string {
  return Object.hasOwn(stats, id) ? (stats[id] as string) : id
}
