/** Owns one switch on a page: scanning begins and ends with the setting, and the switch is the scanner's wherever no play has it. */
import { subscribe } from 'valtio'
import { switchAccess } from '../../../engine/input/switchAccess'
import { settings } from '../../../engine/storage/values/settings'
import { settles } from '../focusable'
import { createLamp } from './highlight'
import { createScanner } from './scanner'
import { stopsOfPage } from './stops'

let started = false

/** From now on scanning follows the setting, for the whole visit; once, however often it is called. */
export function startScanning(): void {
  if (started) return
  started = true
  const lamp = createLamp()
  const scanner = createScanner({
    stops: stopsOfPage,
    light: (light) => lamp.show(light),
    stepMs: () => settings.get().scanMs,
    wait(act, ms) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  })
  let mine = false
  let scans = false
  const follow = () => {
    const wanted = mine && settings.get().oneSwitch
    if (wanted === scans) return
    scans = wanted
    if (wanted) scanner.begin()
    else scanner.end()
  }
  switchAccess.listen()
  const user = {
    down: () => {
      if (!settles()) scanner.press()
    },
    up: () => scanner.release(),
    turn(own: boolean) {
      mine = own
      follow()
    },
  }
  switchAccess.use(user, true)
  subscribe(settings.live, follow)
}
