/** Owns opening a sound file with howler: the formats are tried in turn, and a failure stays a failure. */
import { Howl, Howler, type SoundSpriteDefinitions } from 'howler'
import type { AudioFile } from './sprite'

/**
 * The decoded sound. Rejects when no format can be loaded and decoded.
 * Howler itself would try the next format only before loading: a browser that claims a format and then cannot
 * decode it would stay silent.
 */
export function loadHowl(files: readonly AudioFile[], sprite: SoundSpriteDefinitions): Promise<Howl> {
  const playable = files.filter(({ format }) => Howler.codecs(format))
  return new Promise((resolve, reject) => {
    const attempt = (at: number, reason: unknown) => {
      const file = playable[at]
      if (!file) {
        reject(new Error(`no sound file could be read (${String(reason)})`))
        return
      }
      // After a broken download howler would fall back to <audio> elements, which cannot play sprites in time and
      // complain in the console; once loading has begun, 'no audio' keeps it from that.
      Howler.noAudio = false
      const howl: Howl = new Howl({
        src: [file.url],
        format: [file.format],
        sprite,
        pool: 12,
        onload: () => resolve(howl),
        onloaderror: (_id, error) => {
          howl.unload()
          attempt(at + 1, error)
        },
      })
      Howler.noAudio = true
    }
    attempt(0, 'no known format')
  })
}
