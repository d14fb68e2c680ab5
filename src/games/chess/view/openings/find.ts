/** Owns finding the name of an opening by the first moves of a game. */
import { TABLE } from './table'

/** Every line of the table: its moves to its name. */
export function readTable(table: string): Map<string, string> {
  const names = new Map<string, string>()
  let before: string[] = []
  for (const line of table.split('\n')) {
    const [, shared, rest, name] = line.match(/^(\d+)([^|]*)\|(.+)$/) as RegExpMatchArray
    const moves = [...before.slice(0, Number(shared)), ...(rest as string).split(' ').filter(Boolean)]
    names.set(moves.join(' ').replace(/[+#]/g, ''), name as string)
    before = moves
  }
  return names
}

const names = readTable(TABLE)
const longest = Math.max(...[...names.keys()].map((moves) => moves.split(' ').length))

/** The name of the longest line that the game began with, by its moves as players write them; null where none fits. */
export function openingOf(sans: readonly string[]): string | null {
  const plain = (san: string) => san.replace(/[+#]/g, '')
  for (let count = Math.min(longest, sans.length); count > 0; count--) {
    const name = names.get(sans.slice(0, count).map(plain).join(' '))
    if (name !== undefined) return name
  }
  return null
}
