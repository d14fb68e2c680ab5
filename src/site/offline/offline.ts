/** Owns playing without a network: a service worker keeps a copy of the whole site, once a play was finished or the visitor asked for it. */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { onHost } from '../../ui/basePath'

/** Knows at every moment whether a new version waits. */
let known: ServiceWorkerRegistration | null = null

/** One visit registers once, however many games are played. */
let asked = false

/** Whether this browser can keep a copy at all. */
export function canKeep(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && window.isSecureContext
}

/** Whether this page came from the copy that an earlier visit has made: looking for a newer one costs a game no time. */
export function isKept(): boolean {
  return canKeep() && navigator.serviceWorker.controller !== null
}

/** Whether the browser was told to load as little as can be. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Makes the copy. Failing (private windows, a blocked worker) costs nothing but the offline play; false then. */
export async function keepOffline(): Promise<boolean> {
  if (!canKeep()) return false
  if (asked) return true
  asked = true
  try {
    // Where workers are blocked quietly, nothing comes back.
    known = (await navigator.serviceWorker.register(onHost('/sw.js'))) ?? known
    return true
  } catch (error) {
    asked = false
    console.warn('This visit works online only.', error)
    return false
  }
}

/** The visitor wants the copy, whatever the browser saves. */
export function askForCopy(): Promise<boolean> {
  changeSettings({ offline: 'auto' })
  return keepOffline()
}

/** Called by the shelf: finds a new version that waits, or comes while the shelf is open. Nothing is loaded anew here. */
export function lookForUpdate(): void {
  if (!isKept()) return
  late = null
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (registration) known = registration
  })
}

/** Calls back when the whole site is kept in this browser: an active worker has copied all of it. */
export function whenKept(told: () => void): void {
  if (canKeep()) void navigator.serviceWorker.ready.then(told, () => undefined)
}

/** Takes the copy away, and makes none again before it is asked for. */
export async function removeCopy(): Promise<void> {
  changeSettings({ offline: 'removed' })
  settings.flush()
  asked = false
  known = null
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Whether a play goes on that a reload would interrupt. */
export function playGoesOn(): boolean {
  return document.querySelector('[data-phase="playing"]') !== null
}

/** How long an opened page waits for a new version to take over, in ms: a worker that has nothing to do goes at once. */
const TAKE_OVER_MS = 3000

/** How long the page is left quiet before, in ms: a new address makes browsers ask for the page's icon. */
const QUIET_MS = 300

/** The new version that did not take over in time: it is asked again from the shelf, or takes over by itself. */
let late: ServiceWorker | null = null

function waitingVersion(): ServiceWorker | null {
  // The first worker of a browser has nothing to replace.
  const worker = known?.waiting && canKeep() && navigator.serviceWorker.controller ? known.waiting : null
  return worker === late ? null : worker
}

/** Whether the next page that is opened would take a new version first. */
export function updateWaits(): boolean {
  return waitingVersion() !== null
}

/**
 * Called when a page is opened, before it asks for anything, and nothing is played or typed yet: the new version takes over,
 * and the page is loaded anew under it. Settles where that takes too long. Nothing may be loaded meanwhile: for what is asked of
 * it while it goes, the browser starts the old worker again and keeps it until it has had nothing to do for long.
 */
export function takeUpdate(): Promise<void> {
  const worker = waitingVersion()
  if (!worker) return Promise.resolve()
  return new Promise((goOn) => {
    const timer = setTimeout(() => {
      late = worker
      goOn()
    }, QUIET_MS + TAKE_OVER_MS)
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer)
        if (playGoesOn()) goOn()
        else location.reload()
      },
      { once: true },
    )
    setTimeout(() => worker.postMessage({ type: 'SKIP_WAITING' }), QUIET_MS)
  })
}
