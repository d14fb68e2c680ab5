/** Owns playing without a network: the whole site is kept by a service worker once the first play has begun. */

/** Knows at every moment whether a new version waits. */
let known: ServiceWorkerRegistration | null = null

/** One visit registers once, however many games are opened. */
let asked = false

function supported(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && window.isSecureContext
}

/** Whether this page came from the copy that an earlier visit has made: looking for a newer one costs a game no time. */
export function isKept(): boolean {
  return supported() && navigator.serviceWorker.controller !== null
}

/**
 * Registers the worker. Called when a play has begun: a visitor who only looks at the shelf downloads nothing but the shelf,
 * and a game that is opened does not share its line with the copy.
 * Failing (private windows, a blocked worker) costs nothing but the offline play.
 */
export function keepOffline(): void {
  if (asked || !supported()) return
  asked = true
  navigator.serviceWorker.register('/sw.js').then(
    (registration?: ServiceWorkerRegistration) => {
      // Where workers are blocked quietly, nothing comes back.
      if (registration) known = registration
    },
    (error: unknown) => {
      asked = false
      console.warn('This visit works online only.', error)
    },
  )
}

/** Called by the shelf: finds a new version that waits, or comes while the shelf is open. Nothing is loaded anew here. */
export function lookForUpdate(): void {
  if (!isKept()) return
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (registration) known = registration
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
  // The first worker of a browser has nothing to replace.
  const worker = supported() && navigator.serviceWorker.controller ? known?.waiting : null
  if (!worker) return
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (!playGoesOn()) location.reload()
    },
    { once: true },
  )
  worker.postMessage({ type: 'SKIP_WAITING' })
}
