/** The page's sound. Howler and the sprite are loaded by the first `wake`. */
import { hasActed } from '../browser'
import { createSoundPort, type SoundPort } from './mixer'

export type { SoundPort } from './mixer'
export { isSoundName, SOUND_NAMES, type SoundName } from './names'

/** The page's sound port. */
export const sound: SoundPort = createSoundPort({
  open: async (running, failed) => {
    const { openSpeaker } = await import('./speaker')
    return openSpeaker(running, failed)
  },
  now: () => performance.now(),
  random: () => Math.random(),
  hidden: () => typeof document !== 'undefined' && document.hidden,
  onHide: (listener) => {
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) listener()
    })
  },
  // Without a gesture the browser would refuse sound and log a warning. Older browsers cannot tell; there we just try.
  hasActed: () => hasActed() ?? typeof window !== 'undefined',
  strict: import.meta.env.DEV,
  warn: (reason) => console.warn('The sound stays off:', reason),
})
