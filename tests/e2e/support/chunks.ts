/** Finds the built file of a lazily loaded module in Vite's manifest. */
import { readFileSync } from 'node:fs'

/**
 * @param source - a dynamically imported module, from the project's root: `src/play/frame/HelpDialog.tsx`
 * @returns the address of its file, as a pattern for `page.route`
 * @throws if the build has no separate file for it
 */
export function chunkOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  const file = manifest[source]?.file
  if (!file) throw new Error(`the build has no separate file for ${source}`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
