/** A release is the built site as it is, and a zip file of single files, with checksums. It can be served. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { preview } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { headerTable } from '../../.tools/hosts/headers'
import { hostedPreview, TABLE } from '../../.tools/hosts/preview'
import { release } from '../../.tools/release.mjs'

const root = mkdtempSync(join(tmpdir(), 'release-'))
afterEach(() => rmSync(root, { recursive: true }))

function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true })
    writeFileSync(join(root, folder, file), content)
  }
}

it('has the same files as the build, a checksum, and is served', async () => {
  const files = {
    'index.html': '<p>Home</p>',
    '404.html': '<p>Not here</p>',
    'games/snake/index.html': '<p>Snake</p>',
    '.well-known/assetlinks.json': '[]',
    [TABLE]: JSON.stringify(headerTable('/', "default-src 'self'")),
  }
  write('site', files)
  write('files', { 'snake.html': '<p>Snake</p>' })
  const folders = { 'pocket-arcade': join(root, 'site'), 'single-files': join(root, 'files') }
  const paths = release('v1.2.3', folders, join(root, 'release'))
  expect(paths.map((path) => basename(path))).toEqual(['pocket-arcade-v1.2.3.zip', 'single-files-v1.2.3.zip'])
  const sums = paths.map((path) => {
    const sum = createHash('sha256').update(readFileSync(path)).digest('hex')
    return `${sum}  ${basename(path)}\n`
  })
  expect(readFileSync(join(root, 'release/SHA256SUMS'), 'utf8')).toBe(sums.join(''))
  const [path = ''] = paths
  const data = readFileSync(path)
  release('v1.2.3', folders, join(root, 'release'))
  expect(readFileSync(path).equals(data), 'the same files give the same bytes').toBe(true)

  const unzipped = unzipSync(data)
  expect(Object.keys(unzipped).sort()).toEqual(Object.keys(files).sort())
  write('dist', unzipped)
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hostedPreview()],
    preview: { port: 0, host: 'localhost' },
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const answers = ['/', '/games/snake', '/.well-known/assetlinks.json', '/nowhere'].map(async (path) => {
    const answer = await fetch(origin + path)
    return `${answer.status} ${await answer.text()}`
  })
  expect(await Promise.all(answers)).toEqual([
    '200 <p>Home</p>',
    '200 <p>Snake</p>',
    '200 []',
    '404 <p>Not here</p>',
  ])
  await server.close()
})
