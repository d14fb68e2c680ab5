/** Owns the wire from the settings to the sound: volumes and mute as the visitor wants them. */
import { subscribe } from 'valtio'
import { sound } from '../../engine/sound/port'
import { changeSettings, settings } from '../../engine/storage/values/settings'

let wired = false

/** Wires once for the whole visit. */
export function wireSound(): void {
  if (wired) return
  wired = true
  const apply = () => {
    const { effects, music, muted } = settings.get()
    sound.setVolumes({ effects, music, muted })
  }
  apply()
  subscribe(settings.live, apply)
}

export function toggleMute(): void {
  changeSettings({ muted: !settings.get().muted })
}
