/**
 * The offline copy: a service worker stores the whole site once a game was finished, at once where the site is
 * installed, or when the visitor asks for it.
 */
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { onHost } from '../../ui/basePath'
import { whenIdle } from '../../ui/loading/whenIdle'
import { mediaMatches } from '../../ui/useMedia'

/** What this page knows about its service worker. */
interface WorkerState {
  /** Its waiting worker is the new version, if there is one. */
  registration: ServiceWorkerRegistration | null
  /** A visit registers only once. */
  registered: boolean
  /** The new version that did not take over in time: the home page tries again, or it takes over by itself. */
  late: ServiceWorker | null
}
const state: WorkerState = { registration: null, registered: false, late: null }

/** Whether this browser can keep a copy. */
export function canKeep(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && window.isSecureContext
}

/** Whether this page came from the copy of an earlier visit. Checking for a newer one then costs a game no time. */
export function isKept(): boolean {
  return canKeep() && navigator.serviceWorker.controller !== null
}

/** Whether the copy may be made unasked: not after it was removed, and not with the browser's data saver on. */
export function mayKeep(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return settings.get().offline !== 'removed' && connection?.saveData !== true
}

/** Makes the copy. Returns false if it fails (private window, blocked worker); the site then works online only. */
export async function keepOffline(): Promise<boolean> {
  if (!canKeep()) return false
  if (state.registered) return true
  state.registered = true
  try {
    // Where workers are blocked silently, this resolves to nothing.
    state.registration = (await navigator.serviceWorker.register(onHost('/sw.js'))) ?? state.registration
    return true
  } catch (error) {
    state.registered = false
    console.warn('No offline copy: this visit works online only.', error)
    return false
  }
}

/** Makes the copy in the first visit where the site is installed: apps are expected to open offline. */
export function keepInstalled(): void {
  if (mediaMatches('(display-mode: standalone)') && mayKeep()) whenIdle(keepOffline, true)
}

/** Makes the copy on request, even if data saver is on. */
export function askForCopy(): Promise<boolean> {
  changeSettings({ offline: 'auto' })
  return keepOffline()
}

/**
 * Finds a new version that is waiting, or arrives while the home page is open. Reloads nothing. Called by the home
 * page.
 */
export function lookForUpdate(): void {
  if (!isKept()) return
  state.late = null
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (registration) state.registration = registration
  })
}

/** Calls back when the whole site is kept in this browser: a worker is active only after copying all of it. */
export function whenKept(callback: () => void): void {
  if (canKeep()) void navigator.serviceWorker.ready.then(callback, () => undefined)
}

/** Removes the copy. A new one is made only on request. */
export async function removeCopy(): Promise<void> {
  changeSettings({ offline: 'removed' })
  settings.flush()
  state.registered = false
  state.registration = null
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Whether a game is running that a reload would interrupt. */
export function isGameRunning(): boolean {
  return document.querySelector('[data-phase="playing"]') !== null
}

/** How long an opened page waits for a new version to take over, ms: an idle worker is replaced at once. */
const TAKE_OVER_MS = 3000

/** How long the page stays idle before that, in ms: on a new address, browsers request the page's icon. */
const QUIET_MS = 300

function waitingVersion(): ServiceWorker | null {
  // The first worker of a browser has nothing to replace.
  const waiting = state.registration?.waiting
  const worker = waiting && canKeep() && navigator.serviceWorker.controller ? waiting : null
  return worker === state.late ? null : worker
}

/** Whether opening the next page installs a new version first. */
export function isUpdateWaiting(): boolean {
  return waitingVersion() !== null
}

/**
 * Lets the new version take over, and reloads the page under it. Resolves if that takes too long. Call it when a page
 * is opened, before it requests anything, while no game runs and nothing is typed. Load nothing meanwhile: a request
 * restarts the old worker, and the browser keeps it until it has been idle for a while.
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
        if (isGameRunning()) resolve()
        else location.reload()
      },
      { once: true },
    )
    setTimeout(() => worker.postMessage({ type: 'SKIP_WAITING' }), QUIET_MS)
  })
}
