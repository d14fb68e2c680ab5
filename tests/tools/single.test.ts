/** The parts of a single file that need no build: its sounds and its licenses. `e2e/hosting/single.test.ts` plays such files. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licensesOf } from '../../.tools/single/licenses.ts'
import { cutMp3, FRAME_MS } from '../../.tools/single/mp3.ts'
import { soundsOf } from '../../.tools/single/sounds.ts'
import { isSoundName } from '../../src/engine/sound/names'
import { games } from '../support/games'

const mp3 = readFileSync('assets/sounds/sprite.mp3')
const sprite = JSON.parse(readFileSync('assets/sounds/sprite.json', 'utf8')) as Record<
  string,
  [number, number]
>

describe('sounds', () => {
  it('are cut out in order, each with its own bytes and the frames around it', () => {
    const names = ['tap', 'error', 'start', 'win', 'medal']
    const spans = names.map((name) => sprite[name] as [number, number])
    const { mp3: cut, starts } = cutMp3(mp3, spans)
    // Cut again at the new places, the sounds are the same: nothing was lost, and nothing is beside its place.
    const again = cutMp3(
      cut,
      names.map((_, n) => [starts[n] as number, spans[n]?.[1] as number]),
    )
    expect(again.starts).toEqual(starts)
    expect(Buffer.from(again.mp3).equals(cut)).toBe(true)
    expect(starts.every((start, n) => n === 0 || start > (starts[n - 1] as number))).toBe(true)
    for (const [n, start] of starts.entries())
      expect(((spans[n]?.[0] as number) - start) % FRAME_MS, names[n]).toBe(0)
    // 3.1 s of 29.
    expect(cut.length).toBeLessThan(mp3.length / 4)
  })
  it('are all there when all are wanted', () => {
    const { mp3: cut, starts } = cutMp3(mp3, Object.values(sprite))
    expect(starts).toEqual(Object.values(sprite).map(([start]) => start))
    expect(cut.length).toBeGreaterThan(mp3.length * 0.98)
  })
  it.each(games)('$id has those that its tables name', async ({ id, load }) => {
    const { default: game } = await load()
    const named = Object.values(game.sounds ?? {}).filter((cue) => typeof cue === 'string')
    const found = soundsOf(id)
    for (const name of ['start', 'lose', ...named].filter(isSoundName)) expect(found).toContain(name)
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
