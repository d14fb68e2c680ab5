/** The parts of a single file that need no build: sounds, own content, licenses. `e2e/hosting/single.test.ts` plays such files. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { factsOf } from '../../.tools/single/facts.ts'
import { licensesOf } from '../../.tools/single/licenses.ts'
import { cutMp3, FRAME_MS, framesOf } from '../../.tools/single/mp3.ts'
import { soundsOf } from '../../.tools/single/sounds.ts'
import { isSoundName } from '../../src/engine/sound/names'
import { withContent } from '../../src/play/own/file'
import { unpackOwn } from '../../src/play/own/pack'
import { games } from '../support/games'

const mp3 = readFileSync('assets/sounds/sprite.mp3')
const sprite = JSON.parse(readFileSync('assets/sounds/sprite.json', 'utf8')) as Record<
  string,
  [number, number]
>

/** The frames after the header, each as text. */
const framesIn = (file: Uint8Array) =>
  framesOf(file)
    .slice(1)
    .map((frame) => Buffer.from(frame).toString('hex'))

describe('sounds', () => {
  const all = framesIn(mp3)

  it.each([
    // Far from each other; beside each other; and with little between.
    [['tap', 'error', 'win', 'medal']],
    [['pause', 'resume', 'countdown']],
    [['error', 'start', 'lose', 'tie', 'newBest']],
  ])('%s have the same frames as in the sprite', (names) => {
    const spans = names.map((name) => sprite[name] as [number, number])
    const { mp3: cut, starts } = cutMp3(mp3, spans)
    const own = framesIn(cut)
    for (const [n, [start, length]] of spans.entries()) {
      const [at, now] = [start / FRAME_MS, (starts[n] as number) / FRAME_MS]
      expect(at - now).toBe(Math.round(at - now))
      // From the frame that overlaps with the first one, to that in which a late decoder ends.
      const frames = Math.ceil(length / FRAME_MS) + 2
      const [first, nowFirst] = [Math.floor(at) - 1, Math.floor(now) - 1]
      expect(own.slice(nowFirst, nowFirst + frames)).toEqual(all.slice(first, first + frames))
    }
    expect(cut.length).toBeLessThan(mp3.length / 4)
  })
  it('are refused in a file whose frames need each other', () => {
    const other = Buffer.from(mp3)
    const [, , frame = other] = framesOf(mp3)
    other[other.indexOf(frame) + 4] = 1
    expect(() => framesOf(other)).toThrow('needs bytes of earlier ones')
  })
  // Their tables are in `index.ts`, in the family of the game, or elsewhere in its folder.
  const tables = games.filter(({ id }) =>
    ['snake', 'simon-says', 'color-memory', 'memory-match'].includes(id),
  )
  it.each(tables)('$id has those that its tables name', async ({ id, load }) => {
    const { default: game } = await load()
    const named = Object.values(game.sounds ?? {}).filter((cue) => typeof cue === 'string')
    const found = soundsOf(id)
    for (const name of ['start', 'lose', ...named].filter(isSoundName)) expect(found).toContain(name)
  })
})

describe('own content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const factsWith = (id: string, content: string | Uint8Array) => {
    const file = join(folder, 'content')
    writeFileSync(file, content)
    return factsOf(id, 'de', file)
  }

  it('is packed as for a link, in a file with the words of its language', async () => {
    const pairs = '7 x 8 = 56\ncat = Katze\ndog = Hund\n'
    const { title, language, content } = await factsWith('memory-match', pairs)
    expect([title, language.tag]).toEqual(['Memo-Paare', 'de'])
    const text = new TextDecoder().decode(await unpackOwn(content['data-own'] ?? ''))
    expect(text).toContain('Katze')
  })
  it('may be a position, with its own start', async () => {
    const { content } = await factsWith('chess', '8/8/8/8/4k3/8/4P3/4K3 w - - 0 1\n')
    expect(new URLSearchParams(content['data-start']).get('position')).toBe('8/8/8/8/4k3/8/4P3/4K3 w - - 0 1')
  })
  it('is put into the document once', () => {
    const html = '<html lang="en" data-single data-base="./"><body></body></html>'
    const start = '?deck=a&size="4"'
    expect(withContent(html, { 'data-own': '$1', 'data-start': start })).toBe(
      '<html lang="en" data-single data-own="$1" data-start="?deck=a&#38;size=&#34;4&#34;" data-base="./"><body></body></html>',
    )
    for (const other of ['<html lang="en">', html + html])
      expect(() => withContent(other, { 'data-own': 'x' })).toThrow('no game in one file')
  })
  it.each([
    ['memory-match', 'cat = Katze', '3'],
    ['chess', 'no position', 'FEN'],
    ['jigsaw-puzzle', 'no picture', 'JPEG'],
    ['snake', 'words', 'takes no own content'],
  ])('of %s is refused with a message: %s', async (id, content, why) => {
    await expect(factsWith(id, content)).rejects.toThrow(why)
  })
})

it('licenses are named once, with all their owners', () => {
  const modules = ['howler/dist/howler.js', 'react/index.js', 'idb/index.js'].map(
    (name) => `./node_modules/${name}`,
  )
  const text = licensesOf('.', modules, true)
  for (const owner of ['Pocket Arcade', 'howler', 'react', 'idb', 'Fredoka Project Authors', 'Noto Emoji'])
    expect(text).toContain(owner)
  expect(text.match(/in the Software without restriction/g)).toHaveLength(1)
  expect(text).not.toContain('--')
})
