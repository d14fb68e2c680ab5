/**
 * `npm run fork -- ../my-arcade --games snake,chess [--name 'My Arcade']`: writes a repository of its own with only these
 * games, their tests, and the shared layers, under its own name.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameIds } from './gameIds.mjs'
import { ensurePackages } from './install.mjs'

const USAGE = 'npm run fork -- ../my-arcade --games snake,chess'
/** The name of this project. */
const NAME = 'Pocket Arcade'

const titleOf = (/** @type {string} */ folder) =>
  folder
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * What is wrong with the arguments, as a sentence; null if nothing is.
 * @type {(target: string, games: readonly string[], name: string) => string | null}
 */
export function objection(target, games, name) {
  if (!target) return `Name a folder: ${USAGE}`
  if (games.length === 0) return `Name the games: ${USAGE}`
  const unknown = games.find((id) => !gameIds().includes(id))
  if (unknown) return `There is no game '${unknown}'. The games are: ${gameIds().join(', ')}.`
  const path = relative(process.cwd(), resolve(target))
  if (!path.startsWith('..') && resolve(target) !== path)
    return `'${target}' is inside this project: choose a folder beside it.`
  if (existsSync(target) && !statSync(target).isDirectory()) return `'${target}' is a file: name a folder.`
  if (existsSync(target) && readdirSync(target).length > 0) return `'${target}' is not empty.`
  return /^[\p{L}\p{N}][\p{L}\p{N} -]{0,29}$/u.test(name)
    ? null
    : `'${name}' cannot be the name: use at most 30 letters, digits, spaces and hyphens, as in --name 'My Arcade'.`
}

/** @type {(name: string, games: readonly { readonly title: string }[]) => string} */
const readme = (name, games) => `# ${name}

Games for any browser, without account or server: ${games.map(({ title }) => title).join(', ')}.

\`\`\`sh
npm start    # installs, builds, and serves the site on http://localhost:4173; needs Node 20.19 or later
npm test     # types, lint, unit tests and browser tests
npm run new-game -- star-catcher   # begins another game: src/games/README.md
npm run site -- check              # checks assets/site.json: name, logo, color, start page, links
\`\`\`

\`npm run build\` writes the site to \`dist\`, for any static host: [.tools/hosts/README.md](.tools/hosts/README.md). [src/README.md](src/README.md) explains the code.

## Origin

Made from ${NAME} with \`npm run fork\`, under the MIT License: see [LICENSE](LICENSE). The typeface is Fredoka (SIL Open Font License), the icons are Lucide (ISC), the emoji are Noto Emoji (Apache License 2.0).${
  games.some(({ title }) => title.includes('Chess'))
    ? ' Names of chess openings come from the chess-openings table of lichess.org (CC0 1.0).'
    : ''
}
`

/**
 * The manifest and the lock file of packages, without those that only games left out import.
 * @type {(out: readonly string[], kept: readonly string[], slug: string) => Record<string, string>}
 */
export function packagesOf(out, kept, slug) {
  const used = (/** @type {readonly string[]} */ files) =>
    new Set(
      files
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
        .flatMap((file) =>
          [...readFileSync(file, 'utf8').matchAll(/\bfrom '((?:@[^/']+\/)?[^./'][^/']*)/g)].map(
            ([, name = '']) => name,
          ),
        ),
    )
  const own = used(kept)
  const left = out.flatMap((id) =>
    ['src', 'tests'].flatMap((top) =>
      readdirSync(`${top}/games/${id}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${top}/games/${id}/${file}`,
      ),
    ),
  )
  const gone = [...used(left)].filter((name) => !own.has(name))
  const json = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
  const manifest = json('package.json')
  const lock = json('package-lock.json')
  Object.assign(manifest, { name: slug, version: '1.0.0' })
  Object.assign(lock, { name: slug })
  lock.packages[''].name = slug
  for (const name of gone)
    if (manifest.dependencies[name]) {
      delete manifest.dependencies[name]
      delete lock.packages[''].dependencies[name]
      delete lock.packages[`node_modules/${name}`]
    }
  for (const [name, command] of Object.entries(manifest.scripts)) {
    const file = /^node (\S+)/.exec(command)?.[1]
    if (file && !kept.includes(file)) delete manifest.scripts[name]
  }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'package-lock.json': `${JSON.stringify(lock, null, 2)}\n`,
  }
}

/**
 * The configuration of the check for unused code: shared layers have parts for games that may come.
 * @type {(out: readonly string[], kept: readonly string[]) => string}
 */
function knip(out, kept) {
  const config = JSON.parse(readFileSync('.tools/knip.json', 'utf8'))
  const named = (/** @type {string} */ pattern) => out.some((id) => pattern.includes(`/games/${id}/`))
  const entry = config.entry.filter(
    (/** @type {string} */ pattern) => !named(pattern) && (/[*{]/.test(pattern) || kept.includes(pattern)),
  )
  config.entry = [
    ...entry,
    'src/{engine,ui,play,site,workbench,games/shared}/**',
    'tests/**',
    '.tools/**',
    'assets/**/*.mjs',
  ]
  // Of parts without a user, exports and packages are unused.
  config.exclude = ['dependencies', 'devDependencies', 'exports', 'types', 'duplicates']
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Writes the files of a fork.
 * @type {(target: string, games: readonly string[], name: string) => Promise<void>}
 */
async function fork(target, games, name) {
  const { filesOfFork } = await import('./fork/choose.mjs')
  const { numbered, withoutBlocks, withoutEntries, withoutRows, withoutSections } = await import(
    './fork/parts.mjs'
  )
  const { runnerImport } = await import('vite')
  const out = gameIds().filter((id) => !games.includes(id))
  const manifests = await Promise.all(
    games.map(
      async (id) => (await runnerImport(`./src/games/${id}/manifest.ts`, { configFile: false })).module,
    ),
  )
  const shown = manifests.map((module) => /** @type {{ manifest: { title: string } }} */ (module).manifest)
  const slug =
    basename(resolve(target))
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'arcade'
  const files = filesOfFork(out)
  const specification = withoutSections(readFileSync('src/games/SPECIFICATION.md', 'utf8'), out)
  /** @type {Record<string, string>} */
  const written = {
    ...packagesOf(out, files, slug),
    '.tools/knip.json': knip(out, files),
    '.github/CHANGELOG.md': '# Changelog\n\nWhat visitors and hosts notice, newest first.\n',
    'README.md': readme(name, shown),
    'assets/site.json': `${JSON.stringify({ title: name, shortName: name.slice(0, 12).trim() }, null, 2)}\n`,
  }
  /** @type {[RegExp, (text: string, out: readonly string[]) => string][]} */
  const parts = [
    [/^src\/locales\/[\w-]+\/(?:cards|trophies)\.ts$/, withoutEntries],
    [/^tests\/contract\/(?:controls|options)\.txt$/, withoutBlocks],
    [/^src\/site\/today\/games\.ts$/, withoutRows],
    [/^src\/games\/SPECIFICATION\.md$/, withoutSections],
    [/^src\/games\/[\w-]+\/manifest\.ts$/, (text) => numbered(text, specification)],
  ]
  for (const file of new Set([...files, ...Object.keys(written)])) {
    const path = join(target, file)
    mkdirSync(dirname(path), { recursive: true })
    const own = written[file]
    if (own !== undefined) {
      writeFileSync(path, own)
      continue
    }
    const data = readFileSync(file)
    const text = data.toString('utf8')
    // Pictures and sounds stay as they are, and so does the license.
    if (data.includes(0) || file === 'LICENSE') {
      writeFileSync(path, data)
      continue
    }
    const part = parts.find(([pattern]) => pattern.test(file))?.[1]
    writeFileSync(path, (part ? part(text, out) : text).replaceAll(NAME, name))
  }
}

/** Formats what became shorter, and removes imports that are no longer used. @throws with what the formatter says */
function format(/** @type {string} */ target) {
  const bin = resolve('node_modules/.bin/biome')
  const { status, stdout, stderr } = spawnSync(bin, ['check', '--write', '--unsafe'], {
    cwd: target,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
}

/** Makes the folder a repository with one commit, if git is there. @returns whether it is one */
function commit(/** @type {string} */ target) {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: target, encoding: 'utf8' })
  if (git('init', '--quiet').status !== 0) return false
  git('add', '--all')
  const known = git('config', 'user.email').stdout.trim() !== ''
  const identity = known ? [] : ['-c', 'user.name=npm run fork', '-c', 'user.email=fork@localhost']
  return git(...identity, 'commit', '--quiet', '--message', `Start from ${NAME}`).status === 0
}

async function main() {
  let asked
  try {
    asked = parseArgs({
      allowPositionals: true,
      options: { games: { type: 'string', default: '' }, name: { type: 'string' } },
    })
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message.split('.')[0]}. ${USAGE}`)
    process.exit(1)
  }
  const [target = ''] = asked.positionals
  const games = [...new Set(asked.values.games.split(/[\s,]+/).filter(Boolean))]
  const name = asked.values.name ?? titleOf(basename(resolve(target)))
  const wrong = objection(target, games, name)
  if (wrong) {
    console.error(wrong)
    process.exit(1)
  }
  ensurePackages()
  await fork(target, games, name)
  format(target)
  const isRepository = commit(target)
  console.log(`${name} is in ${target}${isRepository ? ', a git repository with one commit' : ''}. Then:

  cd ${target}
  npm start
  npm test`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
