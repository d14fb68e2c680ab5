/** Loads a sound file with howler. Formats are tried one after the other; a failure rejects. */
import { Howl, Howler, type SoundSpriteDefinitions } from 'howler'
import type { AudioFile } from './sprite'

/**
 * The decoded sound. Rejects when no format can be loaded and decoded.
 *
 * Howler itself chooses a format before loading: a browser that claims to support it and cannot decode it would be silent.
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
      // After a broken download howler would fall back to <audio> elements, which cannot play sprites in time and log errors.
      // `noAudio`, set once loading has begun, prevents that.
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
