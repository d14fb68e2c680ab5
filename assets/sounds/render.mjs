/** `npm run sounds`: renders the set and the music, checks them, and writes the files of the site. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decode, encode, writeWav } from './encode.mjs'
import { RATE } from './instruments/buffer.mjs'
import { check } from './measure/checks.mjs'
import { loudness, peak } from './measure/loudness.mjs'
import { renderMusic } from './music.mjs'
import { names, renderSound } from './set.mjs'
import { layOut, layOutLoop } from './sprite.mjs'

const MAX_BYTES = { sprite: 250_000, music: 300_000 }
const here = fileURLToPath(new URL('.', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sounds-'))

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`)
}

/** @type {(file: string, most: number) => void} */
function sizeWithin(file, most) {
  const bytes = statSync(file).size
  if (bytes >= most) throw new Error(`${file}: ${bytes} bytes, not below ${most}`)
  say(`${file.slice(here.length)}: ${bytes} bytes`)
}

/**
 * Decodes a sprite: every sound must be in its place and at its level.
 * @type {(file: string, windows: Readonly<Record<string, import('./sprite.mjs').Window>>) => void}
 */
function checkEncoded(file, windows) {
  const track = decode(file, join(scratch, 'decoded'))
  /** @type {(fromMs: number, toMs: number) => Float32Array} */
  const cut = (from, to) => track.subarray((from * RATE) / 1000, (to * RATE) / 1000)
  for (const [name, [start, length]] of Object.entries(windows)) {
    const lost = loudness(renderSound(name)) - loudness(cut(start, start + length))
    if (Math.abs(lost) > 1) throw new Error(`${file}: ${name} is ${lost.toFixed(1)} dB off after encoding`)
    if (peak(cut(start, start + length)) > 0.95) throw new Error(`${file}: ${name} clips after encoding`)
    if (peak(cut(start - 100, start - 20)) > 0.01) throw new Error(`${file}: noise before ${name}`)
  }
}

try {
  /** @type {[name: string, buffer: Float32Array][]} */
  const sounds = names.map((name) => {
    const buffer = renderSound(name)
    const m = check(name, buffer)
    say(
      `${name.padEnd(10)} ${(m.seconds * 1000).toFixed(0).padStart(5)} ms  peak ${m.peak.toFixed(2)}  ${m.loudness.toFixed(1)} dB`,
    )
    return [name, buffer]
  })
  const { track, windows } = layOut(sounds)
  writeWav(join(scratch, 'sprite.wav'), [track])
  encode(join(scratch, 'sprite.wav'), join(here, 'sprite'), {
    opus: 42,
    // No frame needs bytes of another one: `.tools/single/mp3.ts` cuts sounds out.
    mp3: ['-q:a', '4', '-reservoir', '0'],
  })
  const lines = Object.entries(windows).map(([name, span]) => `  "${name}": [${span.join(', ')}]`)
  writeFileSync(join(here, 'sprite.json'), `{\n${lines.join(',\n')}\n}\n`)

  const loop = layOutLoop(renderMusic(), 250, 500)
  writeWav(join(scratch, 'music.wav'), loop.track)
  encode(join(scratch, 'music.wav'), join(here, 'music'), { opus: 50, mp3: ['-b:a', '72k', '-abr', '1'] })
  writeFileSync(join(here, 'music.json'), `{ "loop": [${loop.window.join(', ')}] }\n`)

  for (const kind of ['webm', 'mp3']) {
    checkEncoded(join(here, `sprite.${kind}`), windows)
    sizeWithin(join(here, `sprite.${kind}`), MAX_BYTES.sprite)
    sizeWithin(join(here, `music.${kind}`), MAX_BYTES.music)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
