/** Plays a sound of the games on the settings page. */
import { sound } from '../../../engine/sound/port'
import { wireSound } from '../../../play/controls/audioSettings'

/** Call it from a press: browsers play no sound before one. */
export function playSample(name: Parameters<typeof sound.play>[0]): void {
  wireSound()
  sound.wake()
  sound.play(name)
}
