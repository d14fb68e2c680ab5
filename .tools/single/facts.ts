/** What a single file's build must know of its game, in its language. */
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { Manifest } from '../../src/engine/core/game/contract'
import type { language as Language } from '../../src/engine/core/texts/language'
import type { FileContent } from '../../src/play/own/file'
import { languagePlugin } from '../languages.ts'
import { contentOf, type Read } from './own.ts'

export interface Facts {
  readonly id: string
  readonly title: string
  readonly kind: Manifest['kind']
  /** Shown where scripts are blocked. */
  readonly noscript: string
  /** Own content; empty without. */
  readonly content: FileContent
  readonly language: Pick<typeof Language, 'tag' | 'direction'>
}

/**
 * @param code - of the language: 'de'
 * @param own - the path of a file with own content
 * @throws Error if the game cannot use the content
 */
export async function factsOf(id: string, code: string, own?: string): Promise<Facts> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [languagePlugin(code)],
  })
  const read: Read = async <Module>(file: string) => (await server.ssrLoadModule(`/src/${file}`)) as Module
  try {
    const { manifest } = await read<{ manifest: Manifest }>(`games/${id}/manifest.ts`)
    const { language } = await read<{ language: typeof Language }>('engine/core/texts/language.ts')
    const { documentTexts } = await read<{ documentTexts: { noscript: string } }>('site/texts/document.ts')
    const content = own ? await contentOf(own, id, read) : {}
    const { title, kind } = manifest
    return { id, title, kind, noscript: documentTexts.noscript, content, language }
  } finally {
    await server.close()
  }
}
