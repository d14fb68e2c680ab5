/** Connects the sound to the settings: volumes and mute. */
import { subscribe } from 'valtio'
import { sound } from '../../engine/sound/port'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { once } from '../../ui/once'

/** Called once; applies for the whole visit. */
export const wireSound = once(() => {
  const apply = () => {
    const { effects, music, muted } = settings.get()
    sound.setVolumes({ effects, music, muted })
  }
  apply()
  subscribe(settings.live, apply)
})

export function toggleMute(): void {
  changeSettings({ muted: !settings.get().muted })
}
