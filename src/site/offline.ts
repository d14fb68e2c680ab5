/** Owns playing without a network: the whole site is kept by a service worker once the first game was opened. */

/** A new version waits; it takes over where no game can be interrupted. */
let waiting: ServiceWorker | null = null

/** One visit registers once, however many games are opened. */
let asked = false

function supported(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && window.isSecureContext
}

/**
 * Registers the worker. Called by game pages: a visitor who only looks at the shelf downloads nothing but the shelf.
 * Failing (private windows, a blocked worker) costs nothing but the offline play.
 */
export function keepOffline(): void {
  if (asked || !supported()) return
  asked = true
  navigator.serviceWorker.register('/sw.js').then(
    (registration?: ServiceWorkerRegistration) => {
      // Where workers are blocked quietly, nothing comes back.
      if (!registration) return
      watch(registration)
      registration.addEventListener('updatefound', () => watch(registration))
    },
    (error: unknown) => {
      asked = false
      console.warn('This visit works online only.', error)
    },
  )
}

/** Called by the shelf: finds a new version that waits, or comes while the shelf is open. Nothing is loaded anew here. */
export function lookForUpdate(): void {
  if (!supported() || !navigator.serviceWorker.controller) return
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (!registration) return
    watch(registration)
    registration.addEventListener('updatefound', () => watch(registration))
  })
}

/** Calls back when the whole site is kept in this browser: an active worker has copied all of it. */
export function whenKept(told: () => void): void {
  if (supported()) void navigator.serviceWorker.ready.then(told, () => undefined)
}

/** Whether a play goes on that a reload would interrupt. */
export function playGoesOn(): boolean {
  return document.querySelector('[data-phase="playing"]') !== null
}

/**
 * Called when a game is opened and nothing is played or typed yet: where a new version waits it takes over, and the page is
 * loaded anew under it.
 */
export function takeUpdate(): void {
  const worker = waiting
  if (!worker || !supported()) return
  waiting = null
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (!playGoesOn()) location.reload()
    },
    { once: true },
  )
  worker.postMessage({ type: 'SKIP_WAITING' })
}

function watch(registration: ServiceWorkerRegistration): void {
  const worker = registration.waiting ?? registration.installing
  worker?.addEventListener('statechange', () => {
    // The first worker of a browser has nothing to replace.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting = worker
  })
  if (registration.waiting) waiting = registration.waiting
}
