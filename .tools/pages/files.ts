/** Finds the build files that each page needs by the modules in them, so that a page requests them all at once. */
import type { Rolldown } from 'vite'

export interface Needs {
  /** File names in `dist`, the entry first. */
  readonly scripts: readonly string[]
  /**
   * Style sheets of everything around a game. They are inlined: loaded separately, each would delay its part and
   * restyle the whole page.
   */
  readonly inline: readonly string[]
  /** Style sheets of one game, loaded beside the scripts. */
  readonly styles: readonly string[]
}

/** The renderer's own module: the stage of the scenes imports it. */
const PIXI = /pixi\.js[\\/]lib[\\/]rendering[\\/]renderers[\\/]gl[\\/]WebGLRenderer/

const HOSTS = {
  realtime: [/[\\/]src[\\/]play[\\/]host[\\/]RealtimePlay\.tsx$/, PIXI],
  turn: [/[\\/]src[\\/]play[\\/]host[\\/]TurnPlay\.tsx$/],
}
const PLAY = /[\\/]src[\\/]play[\\/]host[\\/]Play\.tsx$/
const SHELL = [/[\\/]src[\\/]site[\\/]game[\\/]GamePage\.tsx$/, PLAY]
const EMBED = /[\\/]src[\\/]site[\\/]embed[\\/]start\.tsx$/

export class BuiltFiles {
  readonly #chunks: ReadonlyMap<string, Rolldown.OutputChunk>
  readonly #entry: Rolldown.OutputChunk
  constructor(bundle: Rolldown.OutputBundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const entry = chunks.find(
      ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
    )
    if (!entry) throw new Error('The build has no entry for index.html')
    this.#entry = entry
  }
  get entry(): string {
    return this.#entry.fileName
  }
  home(): Needs {
    return this.page('pages/home/HomePage')
  }
  /** @param module - a path below `src/site`, without its extension */
  page(module: string): Needs {
    const file = new RegExp(`[\\\\/]src[\\\\/]site[\\\\/]${module.replaceAll('/', '[\\\\/]')}\\.tsx$`)
    return this.#needs(this.#containing([file]), [])
  }
  game({ id, kind }: { readonly id: string; readonly kind: 'realtime' | 'turn' }): Needs {
    // Includes what it imports, but not what it loads later (a table of openings, a review).
    const parts = new RegExp(`[\\\\/]src[\\\\/]games[\\\\/]${id}[\\\\/]index\\.ts$`)
    return this.#needs(this.#containing([...SHELL, ...HOSTS[kind]]), this.#containing([parts]))
  }
  /** An embedded page. All its scripts are for later; only the style sheets of the cover are inlined. */
  embed({ id, kind }: { readonly id: string; readonly kind: 'realtime' | 'turn' }): Needs {
    const page = this.#containing([EMBED])
    const parts = new RegExp(`[\\\\/]src[\\\\/]games[\\\\/]${id}[\\\\/]index\\.ts$`)
    return this.#needs(page, this.#containing([PLAY, ...HOSTS[kind], parts]))
  }
  /** The chunks that hold a module of each kind. */
  #containing(kinds: readonly RegExp[]): Rolldown.OutputChunk[] {
    return kinds.flatMap((kind) => {
      const found = [...this.#chunks.values()].filter(({ moduleIds }) =>
        moduleIds.some((id) => kind.test(id)),
      )
      if (found.length === 0) throw new Error(`No built file contains ${kind}`)
      return found
    })
  }
  #needs(shell: readonly Rolldown.OutputChunk[], game: readonly Rolldown.OutputChunk[]): Needs {
    const inline = this.#styles([this.#entry, ...shell])
    return {
      scripts: this.#closure([this.#entry, ...shell, ...game]).map(({ fileName }) => fileName),
      inline,
      styles: this.#styles([this.#entry, ...shell, ...game]).filter((file) => !inline.includes(file)),
    }
  }
  /** The chunks and everything they import, each before its imports, so the entry comes first. */
  #closure(from: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
    return [...this.#walk(from, 'before')]
  }
  /** Style sheets in loading order: those of a chunk's imports before its own. */
  #styles(from: readonly Rolldown.OutputChunk[]): string[] {
    const files = [...this.#walk(from, 'after')].flatMap((chunk) => [
      ...(chunk.viteMetadata?.importedCss ?? []),
    ])
    return [...new Set(files)]
  }
  #walk(from: readonly Rolldown.OutputChunk[], order: 'before' | 'after'): Set<Rolldown.OutputChunk> {
    const seen = new Set<Rolldown.OutputChunk>()
    const found = new Set<Rolldown.OutputChunk>()
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (seen.has(chunk)) return
      seen.add(chunk)
      if (order === 'before') found.add(chunk)
      for (const name of chunk.imports) {
        const next = this.#chunks.get(name)
        if (next) visit(next)
      }
      found.add(chunk)
    }
    for (const chunk of from) visit(chunk)
    return found
  }
}
