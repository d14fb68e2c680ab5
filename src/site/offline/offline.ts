/**
 * Offline play: a service worker stores a copy of the whole site, once a game was finished or the visitor
 * asked for it.
 */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { onHost } from '../../ui/basePath'

/** What this page knows of its service worker. */
interface WorkerState {
  /** Knows at every moment whether a new version waits. */
  registration: ServiceWorkerRegistration | null
  /** One visit registers once, however many games are played. */
  registered: boolean
  /** The new version that did not take over in time: it is asked again from the home page, or takes over by itself. */
  late: ServiceWorker | null
}
const state: WorkerState = { registration: null, registered: false, late: null }

/** Whether this browser can keep a copy at all. */
export function canKeep(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && window.isSecureContext
}

/** Whether this page came from the copy that an earlier visit has made: looking for a newer one costs a game no time. */
export function isKept(): boolean {
  return canKeep() && navigator.serviceWorker.controller !== null
}

/** Whether the browser's data saver is on. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Makes the copy. Failing (private windows, a blocked worker) costs nothing but the offline play; false then. */
export async function keepOffline(): Promise<boolean> {
  if (!canKeep()) return false
  if (state.registered) return true
  state.registered = true
  try {
    // If workers are blocked silently, nothing is returned.
    state.registration = (await navigator.serviceWorker.register(onHost('/sw.js'))) ?? state.registration
    return true
  } catch (error) {
    state.registered = false
    console.warn('This visit works online only.', error)
    return false
  }
}

/** The visitor wants the copy, whatever the browser saves. */
export function askForCopy(): Promise<boolean> {
  changeSettings({ offline: 'auto' })
  return keepOffline()
}

/**
 * Called by the home page: finds a new version that waits, or comes while the home page is open. Nothing is
 * reloaded here.
 */
export function lookForUpdate(): void {
  if (!isKept()) return
  state.late = null
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (registration) state.registration = registration
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
  state.registered = false
  state.registration = null
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Whether a game is running that a reload would interrupt. */
export function playGoesOn(): boolean {
  return document.querySelector('[data-phase="playing"]') !== null
}

/** How long an opened page waits for a new version to take over, ms: an idle worker is replaced at once. */
const TAKE_OVER_MS = 3000

/** How long the page is left quiet before, in ms: a new address makes browsers ask for the page's icon. */
const QUIET_MS = 300

function waitingVersion(): ServiceWorker | null {
  // The first worker of a browser has nothing to replace.
  const waiting = state.registration?.waiting
  const worker = waiting && canKeep() && navigator.serviceWorker.controller ? waiting : null
  return worker === state.late ? null : worker
}

/** Whether the next page that is opened would take a new version first. */
export function updateWaits(): boolean {
  return waitingVersion() !== null
}

/**
 * Called when a page is opened, before it requests anything, while no game runs and nothing is typed: the new
 * version takes over, and the page is reloaded under it. Resolves if that takes too long. Nothing may be loaded
 * meanwhile: a request to the old worker restarts it, and the browser keeps it until it has been idle for long.
 */
export function takeUpdate(): Promise<void> {
  const worker = waitingVersion()
  if (!worker) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      state.late = worker
      resolve()
    }, QUIET_MS + TAKE_OVER_MS)
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer)
        if (playGoesOn()) resolve()
        else location.reload()
      },
      { once: true },
    )
    setTimeout(() => worker.postMessage({ type: 'SKIP_WAITING' }), QUIET_MS)
  })
}
