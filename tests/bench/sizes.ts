/** Owns the sizes by route: what a visitor downloads as JavaScript, gzip. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { heading, table } from './print'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const gzipped = new Map<string, number>()

function size(file: string): number {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(`dist/${file}`)).length)
  return gzipped.get(file) as number
}

export function sizes(): void {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
  /** The chunk and all it imports statically. */
  const closure = (key: string, into = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || into.has(key)) return into
    into.add(key)
    for (const next of chunk.imports ?? []) closure(next, into)
    return into
  }
  const sum = (keys: Iterable<string>) =>
    [...keys].reduce((total, key) => total + size((manifest[key] as Chunk).file), 0) / 1000
  const home = closure('index.html')
  const shell = new Set([...home, ...closure('src/site/GamePage.tsx'), ...closure('src/play/Play.tsx')])
  const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))

  heading('Sizes: JavaScript by route, gzip kB (home may have 110, a game of its own should stay below 20)')
  const rows = games.map((key) => {
    const id = key.split('/')[2] as string
    const scene = manifest[key]?.dynamicImports?.find((file) => file.includes(`games/${id}/`))
    const own = new Set([...closure(key), ...(scene ? closure(scene) : [])])
    const host = closure(scene ? 'src/play/RealtimePlay.tsx' : 'src/play/TurnPlay.tsx')
    const shared = new Set([...shell, ...host])
    // What this game alone brings: chunks that no host and no other game needs.
    const others = new Set(games.filter((other) => other !== key).flatMap((other) => [...closure(other)]))
    const alone = [...own].filter((chunk) => !shared.has(chunk) && !others.has(chunk))
    return [`/games/${id}`, sum(new Set([...shared, ...own])), sum(alone)]
  })
  table(['route', 'total', 'own'], [['/', sum(home), sum(home)], ...rows])
}
