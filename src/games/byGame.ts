import { itemAt } from '../engine/core/itemAt'

/**
 * A registry: what files of the games' folders export, by game id. Games without such a file have no entry.
 *
 * @param files the result of `import.meta.glob` for './<id>/…'
 */
export const byGame = <Export>(files: Readonly<Record<string, Export>>): Readonly<Record<string, Export>> =>
  Object.fromEntries(Object.entries(files).map(([file, value]) => [itemAt(file.split('/'), 1), value]))
