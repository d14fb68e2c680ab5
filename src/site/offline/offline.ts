/**
 * The offline copy: a service worker stores the whole site once a game was finished, at once where the site is
 * installed, or when the visitor asks for it.
 */
import { attempt, savesData, serviceWorkers } from '../../engine/browser'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { BASE, onHost } from '../../ui/basePath'
import { whenIdle } from '../../ui/loading/whenIdle'
import { mediaMatches } from '../../ui/useMedia'
import { type CopyRequest, type CopyState, cacheOf, formerCacheOf } from './copy'

/** What this page knows about its service worker. */
interface WorkerState {
  /** Its waiting worker is the new version, if there is one. */
  registration: ServiceWorkerRegistration | null
  /** A visit registers only once. */
  registered: boolean
  /** The new version that did not take over in time: the home page tries again, or it takes over by itself. */
  late: ServiceWorker | null
  /** Called when a copy is begun, completed, or given up. */
  readonly watchers: Set<() => void>
}
const state: WorkerState = { registration: null, registered: false, late: null, watchers: new Set() }

/** Whether this browser can keep a copy. */
function canCopy(): boolean {
  return import.meta.env.PROD && window.isSecureContext && serviceWorkers() !== undefined
}

const scope = () => new URL(BASE, location.href).href

/**
 * The worker of the site in this folder. A browser gives pages without one the worker of a folder above: the site in
 * another language, or another site.
 */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await serviceWorkers()?.getRegistration(scope())
  return found?.scope === scope() ? found : undefined
}

/** Whether this page came from the copy of an earlier visit. Checking for a newer one then costs a game no time. */
export function isFromCopy(): boolean {
  const address = new URL(onHost('/sw.js'), location.href).href
  return canCopy() && serviceWorkers()?.controller?.scriptURL === address
}

/** Whether the copy may be made unasked: not after it was removed, and not with the browser's data saver on. */
export function mayCopy(): boolean {
  return settings.get().offline !== 'removed' && !savesData()
}

/** Makes the copy. Returns false if it fails (private window, blocked worker); the site then works online only. */
export async function makeCopy(): Promise<boolean> {
  if (!canCopy()) return false
  if (state.registered) return true
  state.registered = true
  try {
    // Where workers are blocked silently, this resolves to nothing.
    const registration = await serviceWorkers()?.register(onHost('/sw.js'))
    state.registration = registration ?? state.registration
    if (registration) follow(registration)
    return true
  } catch (error) {
    state.registered = false
    console.warn('No offline copy: this visit works online only.', error)
    return false
  }
}

/** Notifies watchers of the progress of a copy that is being made. One that fails is tried again when it is wanted again. */
function follow({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') state.registered = false
    notifyWatchers()
  })
  notifyWatchers()
}

function notifyWatchers(): void {
  for (const watcher of state.watchers) watcher()
}

/** Calls back when the copy is begun, completed, or given up, until the returned function is called. */
export function watchCopy(watcher: () => void): () => void {
  state.watchers.add(watcher)
  return () => state.watchers.delete(watcher)
}

/** Makes the copy in the first visit where the site is installed: apps are expected to open offline. */
export function makeInstalledCopy(): void {
  if (mediaMatches('(display-mode: standalone)') && mayCopy()) whenIdle(makeCopy, true)
}

/** Makes the copy on request, even if data saver is on. */
export function requestCopy(): Promise<boolean> {
  changeSettings({ offline: 'auto' })
  return makeCopy()
}

/** How long the worker may take to answer, ms. Those of earlier versions of the site never do. */
const ANSWER_MS = 10_000

/** Asks the worker that has the copy; null if there is none, or if it does not answer. */
async function ask(request: CopyRequest, ms: number): Promise<CopyState | null> {
  const worker = (await ownRegistration())?.active
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms)
    port1.onmessage = ({ data }: MessageEvent<CopyState>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.postMessage(request, [port2])
  })
}

/** Whether there is a copy, and which of its files are there. Never throws: if that cannot be read, there is none. */
export async function copyState(): Promise<'impossible' | 'none' | 'making' | CopyState> {
  if (!canCopy()) return 'impossible'
  try {
    const { active, installing, waiting } = (await ownRegistration()) ?? {}
    if (!active) return installing || waiting ? 'making' : 'none'
    return (await ask({ type: 'check' }, ANSWER_MS)) ?? 'making'
  } catch {
    return 'impossible'
  }
}

/** How long loading all files again may take, ms. */
const COMPLETE_MS = 600_000

/** Saves the files of the copy that are missing. Returns whether all are there. */
export async function completeCopy(): Promise<boolean> {
  const found = await ask({ type: 'complete' }, COMPLETE_MS).catch(() => null)
  notifyWatchers()
  return found?.missing === 0
}

/** Completes an incomplete copy (browsers delete files when space is short), at the start and when a connection is back. */
export function repairCopy(): void {
  const repair = async () => {
    if (canCopy() && !savesData()) await completeCopy()
  }
  whenIdle(repair, true)
  addEventListener('online', () => void repair())
}

/**
 * Finds a new version that is waiting, or arrives while the home page is open. Reloads nothing. Called by the home
 * page.
 */
export function checkForUpdate(): void {
  if (!isFromCopy()) return
  state.late = null
  void ownRegistration().then((registration) => {
    if (registration) state.registration = registration
  })
}

/** The name of the copy's cache. */
export const cacheName = (): string => cacheOf(scope())

/** Whether a reload of this page may install a new version: messages tell visitors to reload for one. */
export function isReloadFromCopy(): boolean {
  const [opened] = attempt(() => performance.getEntriesByType('navigation')) ?? []
  return isFromCopy() && (opened as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

/** Installs a new version that is waiting. Called before a reloaded page requests anything. */
export async function updateOnReload(): Promise<void> {
  state.registration = (await ownRegistration()) ?? null
  await applyUpdate()
}

/** Removes the copy of the site in this folder. A new one is made only on request. */
export async function removeCopy(): Promise<void> {
  changeSettings({ offline: 'removed' })
  settings.flush()
  state.registered = false
  state.registration = null
  await (await ownRegistration())?.unregister()
  for (const name of [cacheName(), formerCacheOf(scope())]) await caches.delete(name)
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
  const worker = waiting && isFromCopy() ? waiting : null
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
export function applyUpdate(): Promise<void> {
  const worker = waitingVersion()
  if (!worker) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      state.late = worker
      resolve()
    }, QUIET_MS + TAKE_OVER_MS)
    serviceWorkers()?.addEventListener(
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
