/** The music: loaded when it is first turned on, faded in and out, never started twice. */
import { type Howl, Howler } from 'howler'
import { loadHowl } from './howl'
import { MUSIC, MUSIC_FILES } from './sprite'

/** ms from silence to full and back. */
const FADE_MS = 700

export interface Music {
  /** Sets the volume, 0..1; 0 is off. It continues where it stopped. */
  volume(gain: number): void
}

/** Creates the music. `failed` is called when it cannot be loaded. */
export function createMusic(failed: (reason: unknown) => void): Music {
  let wanted = 0
  let loading = false
  let howl: Howl | null = null
  let id = -1

  /** Fades from the current volume to the wanted one. */
  const follow = () => {
    if (!howl) return
    if (id < 0) {
      if (wanted === 0) return
      id = howl.play('loop')
      howl.volume(0, id)
    } else if (wanted > 0 && !howl.playing(id)) howl.play(id)
    const heard = howl.volume(id) as number
    // A fade between equal volumes would never end in howler.
    if (heard !== wanted) howl.fade(heard, wanted, FADE_MS, id)
  }

  const load = async () => {
    loading = true
    try {
      howl = await loadHowl(MUSIC_FILES, { loop: [...MUSIC, true] })
      howl.on('fade', () => {
        if (wanted === 0) howl?.pause(id)
      })
      follow()
    } catch (reason) {
      // No retry: music is the first thing to do without on a weak connection.
      failed(reason)
    }
  }

  return {
    volume(gain) {
      if (gain === wanted) return
      wanted = gain
      if (howl) follow()
      else if (wanted > 0 && !loading && Howler.usingWebAudio && MUSIC_FILES.length > 0) void load()
    },
  }
}
