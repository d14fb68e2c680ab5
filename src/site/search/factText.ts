import { factTexts } from '../texts/facts'

/** What a difficulty or number of players is called. Custom games may have others than ours, which are shown as they are. */
export function factText(kind: keyof typeof factTexts, id: string): string {
  const names: Readonly<Record<string, string>> = factTexts[kind]
  return Object.hasOwn(names, id) ? (names[id] as string) : id
}
