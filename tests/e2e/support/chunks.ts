/** Owns which file of the build holds a part that is loaded later, from Vite's manifest. */
import { readFileSync } from 'node:fs'

/**
 * @param source a module that a dynamic import names, from the project's root: `src/play/frame/HelpDialog.tsx`
 * @returns the address of its file, as a pattern for `page.route`
 * @throws when the build has no such part
 */
export function chunkOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  const file = manifest[source]?.file
  if (!file) throw new Error(`the build has no file of its own for ${source}`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
