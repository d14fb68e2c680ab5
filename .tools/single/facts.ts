/** What a single file's build must know of its game, in its language. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Manifest } from '../../src/engine/core/game/contract'
import type { language as Language } from '../../src/engine/core/texts/language'
import { languagePlugin } from '../languages.ts'

export interface Facts {
  readonly id: string
  readonly title: string
  readonly kind: Manifest['kind']
  /** Shown where scripts are blocked. */
  readonly noscript: string
  readonly language: Pick<typeof Language, 'tag' | 'direction'>
}

/** @param code - of the language: 'de' */
export async function factsOf(id: string, code: string): Promise<Facts> {
  const read = async <Module>(file: string): Promise<Module> => {
    const path = fileURLToPath(new URL(`../../src/${file}`, import.meta.url))
    const { module } = await runnerImport<Module>(path, {
      configFile: false,
      logLevel: 'warn',
      plugins: [languagePlugin(code)],
    })
    return module
  }
  const { manifest } = await read<{ manifest: Manifest }>(`games/${id}/manifest.ts`)
  const { language } = await read<{ language: typeof Language }>('engine/core/texts/language.ts')
  const { documentTexts } = await read<{ documentTexts: { noscript: string } }>('site/texts/document.ts')
  return { id, title: manifest.title, kind: manifest.kind, noscript: documentTexts.noscript, language }
}
