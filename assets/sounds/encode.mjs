/** Encodes samples: writes a WAV, and uses ffmpeg to write both formats and to decode them. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { RATE } from './instruments/buffer.mjs'

/**
 * Writes channels of equal length as a WAV of 32-bit floats.
 * @type {(file: string, channels: readonly Float32Array[]) => void}
 */
export function writeWav(file, channels) {
  const count = channels[0]?.length ?? 0
  const width = channels.length * 4
  const wav = Buffer.alloc(44 + count * width)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + count * width, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(3, 20) // IEEE float
  wav.writeUInt16LE(channels.length, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * width, 28)
  wav.writeUInt16LE(width, 32)
  wav.writeUInt16LE(32, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(count * width, 40)
  for (let i = 0; i < count; i++)
    channels.forEach((channel, c) => {
      wav.writeFloatLE(channel[i] ?? 0, 44 + i * width + c * 4)
    })
  writeFileSync(file, wav)
}

/** Without dates and random ids, so that the same samples give the same file. */
const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']

/** @param {readonly string[]} args */
function ffmpeg(args) {
  try {
    execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'pipe' })
  } catch (error) {
    const { code, stderr } = /** @type {NodeJS.ErrnoException & { stderr?: Buffer }} */ (error)
    if (code === 'ENOENT') throw new Error('ffmpeg is not installed; only rendering sounds needs it')
    throw new Error(`ffmpeg: ${stderr}`)
  }
}

/**
 * Encodes a WAV to `<base>.webm`, with Opus at this rate in kbit/s, and `<base>.mp3`, with these options of LAME.
 * @type {(wav: string, base: string, settings: { opus: number, mp3: readonly string[] }) => void}
 */
export function encode(wav, base, { opus, mp3 }) {
  ffmpeg(['-i', wav, '-c:a', 'libopus', '-b:a', `${opus}k`, '-vbr', 'on', ...PLAIN, `${base}.webm`])
  ffmpeg(['-i', wav, '-c:a', 'libmp3lame', ...mp3, ...PLAIN, `${base}.mp3`])
}

/**
 * An encoded file as mono samples.
 * @param scratch - a file for them
 * @type {(file: string, scratch: string) => Float32Array}
 */
export function decode(file, scratch) {
  ffmpeg(['-i', file, '-f', 'f32le', '-ac', '1', '-ar', String(RATE), scratch])
  const bytes = readFileSync(scratch)
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
}
