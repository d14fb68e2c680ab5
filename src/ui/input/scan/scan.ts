/** Switch access on a page: scanning follows the setting, and gets the switch when no game uses it. */
import { subscribe } from 'valtio'
import { switchAccess } from '../../../engine/input/switchAccess'
import { settings } from '../../../engine/storage/values/settings'
import { once } from '../../once'
import { isSettling } from '../focusable'
import { createHighlight } from './highlight'
import { createScanner } from './scanner'
import { stopsOfPage } from './stops'

/** Starts to follow the setting, for the whole visit. */
export const startScanning = once(() => {
  const highlight = createHighlight()
  const scanner = createScanner({
    stops: stopsOfPage,
    light: (light) => highlight.show(light),
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
      if (!isSettling()) scanner.press()
    },
    up: () => scanner.release(),
    onTurn(own: boolean) {
      mine = own
      follow()
    },
  }
  switchAccess.use(user, true)
  subscribe(settings.live, follow)
})
