/** Plays a sound of the games outside of them. */
import { sound } from '../../../engine/sound/port'
import { wireSound } from '../../../play/host/audioSettings'

/** To be called from a press: before one the browser is silent. */
export function hear(name: Parameters<typeof sound.play>[0]): void {
  wireSound()
  sound.wake()
  sound.play(name)
}
