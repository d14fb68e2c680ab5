/** A real nginx with the configuration of the build answers like the preview. */
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

test.skip(!nginx, 'nginx is not installed: `npm test` installs it if it can.')
test.beforeAll(async () => {
  const port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const made = readFileSync(join(DIST, 'hosts/nginx.conf'), 'utf8')
  // Only the paths and the port differ from the built file.
  const config = made
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
  expect(config).not.toMatch(/root \/usr|listen 80/)
  writeFileSync(join(folder, 'nginx.conf'), config)
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

test('nginx answers like the preview, with the same headers', async ({ baseURL }) => {
  const script = /assets\/index-[\w-]+\.js/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[0]
  const paths = [
    '/',
    '/games/snake',
    '/games/snake?seed=1',
    '/games/custom/custom-1',
    '/nowhere/at/all',
    '/embed-host.html',
    '/embed/snake',
    '/embed/today/snake',
    '/embed/nothing',
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
    'cross-origin-embedder-policy',
    'cross-origin-resource-policy',
    'cache-control',
    'access-control-allow-origin',
  ]
  const answer = async (from: string, path: string) => {
    const { status, headers } = await fetch(from + path)
    const values = wanted.map((name) => [
      name,
      headers
        .get(name)
        ?.toLowerCase()
        .replace(/; ?charset=utf-8/, ''),
    ])
    return { path, status, ...Object.fromEntries(values) }
  }
  const answers = async (from: string) => Promise.all(paths.map((path) => answer(from, path)))
  expect(await answers(origin)).toEqual(await answers(baseURL as string))
})

/** The number of bytes sent for a path to a client that accepts gzip. */
const sent = (from: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) =>
    get(from + path, { headers: { 'accept-encoding': 'gzip', ...headers } }, (answer) =>
      buffer(answer).then(({ length }) => resolve(length), reject),
    ).on('error', reject),
  )

test('nginx compresses scripts like the preview, also behind a proxy', async ({ baseURL }) => {
  const script = `/${/assets\/index-[\w-]+\.js/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[0]}`
  const max = (await sent(baseURL as string, script)) * 1.02
  expect(await sent(origin, script)).toBeLessThan(max)
  expect(await sent(origin, script, { via: '1.1 another' })).toBeLessThan(max)
})

test('a game opens from nginx, and host files are not served', async ({ page, game }) => {
  await page.goto(`${origin}/games/tic-tac-toe`)
  await game.ready()
  for (const path of ['/hosts/nginx.conf', '/.vite/pages.json'])
    expect((await fetch(origin + path)).status).toBe(404)
})
