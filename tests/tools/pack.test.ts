/** A pack has what its game can reach, and nothing of other games or of the site. `e2e/hosting/pack.test.ts` plays packs. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { filesOfPack } from '../../.tools/pack.mjs'
import { zip } from '../../.tools/zip.mjs'

/** A build with two games, as Vite describes it. */
const MANIFEST = {
  'index.html': {
    file: 'assets/index-1.js',
    src: 'index.html',
    imports: ['_runtime-1.js'],
    dynamicImports: [
      '_chess-1.js',
      '_snake-1.js',
      '_play-1.js',
      '_home-1.js',
      'src/site/pages/today/TodayPage.tsx',
    ],
    css: ['assets/index-1.css'],
    assets: ['assets/cover-1.svg', 'assets/cover-2.svg', 'assets/font-1.woff2'],
  },
  'src/site/embed/start.tsx': {
    file: 'assets/start-1.js',
    name: 'start',
    imports: ['index.html', '_play-1.js'],
  },
  'src/site/pages/today/TodayPage.tsx': { file: 'assets/TodayPage-1.js', name: 'TodayPage' },
  '_runtime-1.js': { file: 'assets/runtime-1.js', name: 'runtime' },
  '_home-1.js': { file: 'assets/home-1.js', name: 'home' },
  '_play-1.js': { file: 'assets/play-1.js', name: 'play', assets: ['assets/bots.worker-1.js'] },
  '_chess-1.js': { file: 'assets/chess-1.js', name: 'chess', dynamicImports: ['src/games/chess/review.ts'] },
  '_snake-1.js': {
    file: 'assets/snake-1.js',
    name: 'snake',
    imports: ['_play-1.js'],
    css: ['assets/snake-1.css'],
  },
  'src/games/chess/review.ts': {
    file: 'assets/review-1.js',
    src: 'src/games/chess/review.ts',
    name: 'review',
  },
  'src/games/chess/cover.svg': { file: 'assets/cover-1.svg', src: 'src/games/chess/cover.svg' },
  'src/games/snake/cover.svg': { file: 'assets/cover-2.svg', src: 'src/games/snake/cover.svg' },
}

const TEXTS: Readonly<Record<string, string>> = {
  '.vite/manifest.json': JSON.stringify(MANIFEST),
  'embed/chess/index.html': 'Chess',
  'embed/snake/index.html': 'Snake',
  'assets/bots.worker-1.js': 'import("./chess.bot-1.js"); import("./snake.bot-1.js")',
  'assets/snake.bot-1.js': 'import "./deep-1.js"',
  'assets/deep-1.js': 'import "./deeper-1.js"',
  'assets/snake-1.js': '"🍎"',
  'assets/chess-1.js': '"☀️"',
  'assets/noto-1.2.9-1f34e.svg': '',
  'assets/noto-1.2.9-2600.svg': '',
  'assets/noto-1.2.9-license.txt': '',
}

const NAMES = [
  ...Object.keys(TEXTS),
  ...Object.values(MANIFEST).flatMap((chunk: { file: string; css?: string[]; assets?: string[] }) => [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.assets ?? []),
  ]),
  'assets/chess.bot-1.js',
  'assets/deeper-1.js',
  'sw.js',
]

const SHARED = [
  'index-1.css',
  'index-1.js',
  'play-1.js',
  'runtime-1.js',
  'start-1.js',
  'font-1.woff2',
  'noto-1.2.9-license.txt',
  'bots.worker-1.js',
]

it.each([
  [
    'snake',
    'Snake',
    [
      'snake-1.js',
      'snake-1.css',
      'cover-2.svg',
      'snake.bot-1.js',
      'deep-1.js',
      'deeper-1.js',
      'noto-1.2.9-1f34e.svg',
    ],
  ],
  ['chess', 'Chess', ['chess-1.js', 'cover-1.svg', 'review-1.js', 'chess.bot-1.js', 'noto-1.2.9-2600.svg']],
])('the pack of %s', (game, page, own) => {
  const built = mkdtempSync(join(tmpdir(), 'pack-'))
  try {
    for (const name of NAMES) {
      mkdirSync(dirname(join(built, name)), { recursive: true })
      writeFileSync(join(built, name), TEXTS[name] ?? '')
    }
    const unzipped = unzipSync(zip(built, filesOfPack(built, game, ['chess', 'snake'])))
    const assets = [...SHARED, ...own].map((name) => `assets/${name}`)
    expect(Object.keys(unzipped).sort()).toEqual([...assets, 'index.html'].sort())
    expect(Buffer.from(unzipped['index.html'] as Uint8Array).toString()).toBe(page)
  } finally {
    rmSync(built, { recursive: true })
  }
})

it.each([
  [['snake', '--single', '--lang', 'de'], "Unknown option '--lang'."],
  [['snake', '--single', '--language', 'nl'], "There is no language 'nl'. There are: en, de, es, fr, pt-br."],
  [['snake', '--single', '--own', 'missing.txt'], "There is no file 'missing.txt'."],
])('%j is refused with a sentence', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['.tools/pack.mjs', ...args], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, `${sentence}\n`])
})
