/** Owns which files of the build each page needs: found by the modules in them, in one go and not wave after wave. */
import type { Rolldown } from 'vite'

export interface Needs {
  /** Names of files in `dist`, the entry first. */
  readonly scripts: readonly string[]
  /**
   * Style sheets of all that surrounds a game: they stand in the document itself. Loaded beside it each would hold up the
   * part that brings it, and have the whole page styled anew.
   */
  readonly inline: readonly string[]
  /** Style sheets of one game alone, loaded beside the scripts. */
  readonly styles: readonly string[]
}

/** The stage makes this one itself. */
const PIXI = /pixi\.js[\\/]lib[\\/]rendering[\\/]renderers[\\/]gl[\\/]WebGLRenderer/

const HOSTS = {
  realtime: [/[\\/]src[\\/]play[\\/]host[\\/]RealtimePlay\.tsx$/, PIXI],
  turn: [/[\\/]src[\\/]play[\\/]host[\\/]TurnPlay\.tsx$/],
}
const SHELL = [/[\\/]src[\\/]site[\\/]pages[\\/]GamePage\.tsx$/, /[\\/]src[\\/]play[\\/]host[\\/]Play\.tsx$/]

export class BuiltFiles {
  readonly #chunks: ReadonlyMap<string, Rolldown.OutputChunk>
  readonly #entry: Rolldown.OutputChunk
  constructor(bundle: Rolldown.OutputBundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const entry = chunks.find(
      ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
    )
    if (!entry) throw new Error('The build has no entry of index.html')
    this.#entry = entry
  }
  get entry(): string {
    return this.#entry.fileName
  }
  home(): Needs {
    return this.page('home/HomePage')
  }
  /** `module`: below `src/site`, without its ending. */
  page(module: string): Needs {
    const file = new RegExp(`[\\\\/]src[\\\\/]site[\\\\/]${module.replaceAll('/', '[\\\\/]')}\\.tsx$`)
    return this.#needs(this.#holding([file]), [])
  }
  game({ id, kind }: { readonly id: string; readonly kind: 'realtime' | 'turn' }): Needs {
    // What it imports comes along; what it loads later (a table of openings, a review) does not.
    const parts = new RegExp(`[\\\\/]src[\\\\/]games[\\\\/]${id}[\\\\/]index\\.ts$`)
    return this.#needs(this.#holding([...SHELL, ...HOSTS[kind]]), this.#holding([parts]))
  }
  /** Chunks that hold a module of each kind. */
  #holding(kinds: readonly RegExp[]): Rolldown.OutputChunk[] {
    return kinds.flatMap((kind) => {
      const found = [...this.#chunks.values()].filter(({ moduleIds }) =>
        moduleIds.some((id) => kind.test(id)),
      )
      if (found.length === 0) throw new Error(`No file of the build holds ${kind}`)
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
  /** The chunks and all that they import, each before what it imports: the entry comes first. */
  #closure(from: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
    return [...this.#walk(from, 'before')]
  }
  /** Style sheets in the order in which they would be loaded: those of what a chunk imports before its own. */
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
