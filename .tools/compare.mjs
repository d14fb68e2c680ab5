/**
 * `npm run compare -- <replay> <commit>`: plays a replay by the rules of a commit and by those of the working tree, and
 * prints the first tick or move at which they differ. The replay is a file, or the link to one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensurePackages } from './install.mjs'

const [from, commit] = process.argv.slice(2)
if (!from || !commit) {
  console.error('Name a replay and a commit: npm run compare -- snake.play HEAD~1')
  process.exit(1)
}
ensurePackages()
const { createServer } = await import('vite')

/**
 * A server that only loads modules, with the configuration of a state of the project.
 * @type {(root: string) => Promise<import('vite').ViteDevServer>}
 */
const modulesOf = (root) =>
  createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })

/** @type {(server: import('vite').ViteDevServer, id: string) => Promise<import('../src/engine/core/game/contract').Game>} */
async function gameOf(server, id) {
  const { default: game } = await server.ssrLoadModule(`/src/games/${id}/index.ts`)
  await game.lazyRules?.load()
  return game
}

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' })
const root = process.cwd()
const folder = join(mkdtempSync(join(tmpdir(), 'compare-')), 'before')
git('worktree', 'add', '--quiet', '--detach', folder, commit)
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
const [now, then] = [await modulesOf(root), await modulesOf(folder)]
try {
  const { replayOf } = await now.ssrLoadModule('/src/workbench/time/replays.ts')
  const replay = await replayOf(existsSync(from) ? new File([readFileSync(from)], from) : from)
  const { compareReplay } = await now.ssrLoadModule('/src/workbench/time/compare.ts')
  const games = [await gameOf(then, replay.game), await gameOf(now, replay.game)]
  const { unit, length, difference, refused } = compareReplay(replay, ...games)
  if (difference) {
    console.log(`First difference: ${unit} ${difference.at} of ${length}`)
    for (const { path, before, after } of difference.changes)
      console.log(`  ${path}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`)
  } else console.log(`No difference in ${length} ${unit}s.`)
  for (const [number, { move }] of refused) console.log(`Refused now: move ${number} ${JSON.stringify(move)}`)
} finally {
  await Promise.all([now.close(), then.close()])
  git('worktree', 'remove', '--force', folder)
  rmSync(resolve(folder, '..'), { recursive: true, force: true })
}
