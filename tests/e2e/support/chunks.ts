/** Finds the built file of a lazily loaded module in Vite's manifest. */
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * @param source - a dynamically imported module, from the project's root: `src/play/frame/HelpDialog.tsx`
 * @returns the address of its file, as a pattern for routes
 * @throws if the build has no separate file for it
 */
export function chunkOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  // What other lazy parts share is in a chunk with the name of its folder.
  const shared = Object.keys(manifest).find((key) => key.startsWith(`_${basename(dirname(source))}-`))
  const file = (manifest[source] ?? manifest[shared ?? ''])?.file
  if (!file) throw new Error(`the build has no separate file for ${source}`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
