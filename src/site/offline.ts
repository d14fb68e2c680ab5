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

/** Called by pages without a game: a new version may take over now. */
export function takeUpdate(): void {
  if (!supported() || !navigator.serviceWorker.controller) return
  if (waiting) activate(waiting)
  else
    void navigator.serviceWorker.getRegistration().then((registration) => {
      if (registration?.waiting) activate(registration.waiting)
    })
}

function watch(registration: ServiceWorkerRegistration): void {
  const worker = registration.waiting ?? registration.installing
  worker?.addEventListener('statechange', () => {
    // The first worker of a browser has nothing to replace.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting = worker
  })
  if (registration.waiting) waiting = registration.waiting
}

function activate(worker: ServiceWorker): void {
  waiting = null
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      // Other tabs keep playing with what they have loaded.
      if (!document.querySelector('[data-game]')) location.reload()
    },
    { once: true },
  )
  worker.postMessage({ type: 'SKIP_WAITING' })
}
