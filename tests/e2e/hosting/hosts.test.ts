/** Owns the proof that a real web server, told by the file of the build, answers as the preview does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { systemNginx } from '../../../.tools/nginx.mjs'
import { expect, test } from '../support/fixtures'

const DIST = new URL('../../../dist', import.meta.url).pathname
const nginx = systemNginx()
let server: ChildProcess | undefined
let folder: string
let origin: string

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

test.skip(!nginx, 'There is no nginx here: `npm test` installs one where it may.')
test.beforeAll(async () => {
  const port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const made = readFileSync(join(DIST, 'hosts/nginx.conf'), 'utf8')
  // Of the file as it is, only where it lies and listens is another.
  const here = made
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${DIST};`)
    .replace('pid /tmp/nginx.pid;', `pid ${folder}/pid;`)
    .replace(
      'http {',
      [
        'http {',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `  ${name}_temp_path ${folder}/${name};`,
        ),
        '  access_log off;',
      ].join('\n'),
    )
  expect(here).not.toMatch(/root \/usr|listen 80/)
  writeFileSync(join(folder, 'nginx.conf'), here)
  const asRoot = process.getuid?.() === 0 ? 'user root; ' : ''
  server = spawn(
    nginx as string,
    ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `${asRoot}daemon off;`],
    {
      stdio: 'inherit',
    },
  )
  origin = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass()
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => server?.once('exit', resolve))
  server?.kill('SIGQUIT')
  if (server) await ended
  if (folder) rmSync(folder, { recursive: true, force: true })
})

test('nginx answers as the preview does, with the same headers', async ({ baseURL }) => {
  const script = /assets\/index-[\w-]+\.js/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[0]
  const paths = [
    '/',
    '/games/snake',
    '/games/snake?seed=1',
    '/games/custom/custom-1',
    '/nowhere/at/all',
    '/embed-host.html',
    `/${script}`,
    '/assets/gone-1234.js',
    '/sw.js',
    '/manifest.webmanifest',
    '/share/snake.png',
    '/icon.svg',
    '/robots.txt',
  ]
  const wanted = [
    'content-security-policy',
    'content-type',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cache-control',
  ]
  const answer = async (from: string, path: string) => {
    const { status, headers } = await fetch(from + path)
    const told = wanted.map((name) => [
      name,
      headers
        .get(name)
        ?.toLowerCase()
        .replace(/; ?charset=utf-8/, ''),
    ])
    return { path, status, ...Object.fromEntries(told) }
  }
  const told = async (from: string) => Promise.all(paths.map((path) => answer(from, path)))
  expect(await told(origin)).toEqual(await told(baseURL as string))
})

/** Bytes that are sent for a path to a browser that can unpack, straight from the host or through another. */
const sent = (from: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) =>
    get(from + path, { headers: { 'accept-encoding': 'gzip', ...headers } }, (answer) =>
      buffer(answer).then(({ length }) => resolve(length), reject),
    ).on('error', reject),
  )

test('nginx packs scripts as small as the preview does, behind another host too', async ({ baseURL }) => {
  const script = `/${/assets\/index-[\w-]+\.js/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[0]}`
  const most = (await sent(baseURL as string, script)) * 1.02
  expect(await sent(origin, script)).toBeLessThan(most)
  expect(await sent(origin, script, { via: '1.1 another' })).toBeLessThan(most)
})

test('a game is opened from nginx, and what is for hosts is not served', async ({ page, game }) => {
  await page.goto(`${origin}/games/tic-tac-toe`)
  await game.ready()
  for (const path of ['/hosts/nginx.conf', '/.vite/pages.json'])
    expect((await fetch(origin + path)).status).toBe(404)
})
