/** Narrows the registries of `src/games`, which are lists of what the folders of all games have. */

const REGISTRY = /[\\/]src[\\/]games[\\/]\w+\.ts$/

/** The code of a module of the site, which finds only these games if it is a registry. @param games - ids, at least one */
export function onlyGames(code: string, module: string, games: readonly string[]): string {
  if (!REGISTRY.test(module)) return code
  return code.replaceAll("'./*/", `'./${games.length === 1 ? games[0] : `{${games.join()}}`}/`)
}
