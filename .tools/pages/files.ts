/** Finds the build files that each page needs in Vite's manifest, so that a page requests them all at once. */
import type { Manifest, ManifestChunk } from 'vite'

export interface Needs {
  /** File names in the built site, the entry first. */
  readonly scripts: readonly string[]
  /** Scripts that the start panel does not need: PixiJS and the scene. */
  readonly late: readonly string[]
  /**
   * Style sheets of everything around a game. They are inlined: loaded separately, each would delay its part and
   * restyle the whole page.
   */
  readonly inline: readonly string[]
  /** Style sheets of one game, loaded beside the scripts. */
  readonly styles: readonly string[]
}

/** `../chunks.ts` names files by these. */
interface Game {
  readonly id: string
  readonly kind: 'realtime' | 'turn'
}

export class BuiltFiles {
  readonly #manifest: Manifest
  constructor(manifest: Manifest) {
    this.#manifest = manifest
  }
  home(): Needs {
    return this.#needs(['home'])
  }
  /** @param module - a path below `src/site`, without its extension */
  page(module: string): Needs {
    return this.#needs([`src/site/${module}.tsx`])
  }
  /** With what the game imports, but not what it loads later (a table of openings, a review). */
  game({ id, kind }: Game): Needs {
    return this.#needs(['play', kind], [id], kind === 'realtime' ? ['stage', `${id}.scene`] : [])
  }
  /** An embedded page. All its scripts are for later; only the style sheets of the cover are inlined. */
  embed({ id, kind }: Game): Needs {
    const scene = kind === 'realtime' ? ['stage', `${id}.scene`] : []
    return this.#needs(['src/site/embed/start.tsx'], ['play', kind, id], scene)
  }
  /** A file by its source or its name. */
  #file(name: string): ManifestChunk {
    const found =
      this.#manifest[name] ??
      Object.values(this.#manifest).find(({ name: own, file }) => own === name && file.endsWith('.js'))
    if (!found) throw new Error(`The build has no file '${name}'`)
    return found
  }
  #needs(shell: readonly string[], game: readonly string[] = [], scene: readonly string[] = []): Needs {
    const around = this.#withImports(['index.html', ...shell])
    const first = this.#withImports(['index.html', ...shell, ...game])
    const all = this.#withImports(['index.html', ...shell, ...game, ...scene])
    const inline = stylesOf(around)
    return {
      scripts: [...new Set([this.#file('index.html'), ...first])].map(({ file }) => file),
      late: all.filter((file) => !first.includes(file)).map(({ file }) => file),
      inline,
      styles: stylesOf(all).filter((file) => !inline.includes(file)),
    }
  }
  /** The files and everything they import statically, each after its imports. @throws if files import each other */
  #withImports(names: readonly string[]): ManifestChunk[] {
    const found = new Set<ManifestChunk>()
    const visit = (file: ManifestChunk, importers: readonly ManifestChunk[]) => {
      if (found.has(file)) return
      const path = [...importers, file]
      if (importers.includes(file))
        throw new Error(`Files of the build import each other: ${path.map(({ file }) => file).join(' > ')}`)
      for (const name of file.imports ?? []) visit(this.#file(name), path)
      found.add(file)
    }
    for (const name of names) visit(this.#file(name), [])
    return [...found]
  }
}

const stylesOf = (files: readonly ManifestChunk[]) => [...new Set(files.flatMap(({ css = [] }) => css))]
