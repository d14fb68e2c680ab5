/**
 * What browsers may lack or refuse, read in this one place. With some extensions, in some frames and under some policies,
 * reading a property of `navigator` throws. The site works without any of it.
 */

/** What `read` returns; undefined if it throws. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return attempt(() => navigator.serviceWorker)
}

/** Whether the browser knows that it has no connection. */
export function isOffline(): boolean {
  return attempt(() => navigator.onLine) === false
}

/** Whether the visitor asks sites to load little. */
export function savesData(): boolean {
  return attempt(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) === true
}

/** The languages that the visitor prefers, as BCP 47 tags, the best first. */
export function preferredLanguages(): readonly string[] {
  return attempt(() => navigator.languages) ?? []
}

/** None where a policy forbids gamepads. */
export function connectedPads(): Gamepad[] {
  return (
    attempt(() => [...navigator.getGamepads()].filter((pad): pad is Gamepad => pad?.connected === true)) ?? []
  )
}

/** What the keyboard prints, by key code. Null in many browsers, and in frames. */
export async function keyboardLayout(): Promise<ReadonlyMap<string, string> | null> {
  const { keyboard } = navigator as { keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> } }
  return (await keyboard?.getLayoutMap?.()) ?? null
}

export function vibrate(ms: number): void {
  attempt(() => navigator.vibrate(ms))
}

/** Undefined on pages without https, too. */
export function lockManager(): LockManager | undefined {
  return attempt(() => navigator.locks)
}

/** What can ask for storage that is not deleted when space is short. */
export function storageManager(): StorageManager | undefined {
  return attempt(() => navigator.storage)
}

/** Whether the visitor has pressed anything on this page; undefined in browsers that cannot tell. */
export function hasActed(): boolean | undefined {
  return attempt(() => navigator.userActivation.hasBeenActive)
}

export function isFirefox(): boolean {
  return attempt(() => navigator.userAgent.includes('Firefox/')) ?? false
}

/** Rejects where the browser, or an embedding page, refuses. @param element - null to leave full screen */
export async function fullScreen(element: HTMLElement | null): Promise<void> {
  await (element ? element.requestFullscreen() : document.exitFullscreen())
}

/** Keeps the screen on until the returned function is called, while the page is visible and where the browser can. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return
    const got = await attempt(() => navigator.wakeLock.request('screen'))?.catch(() => null)
    if (over) void got?.release()
    else lock = got ?? null
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}

/** Undefined without a browser (Node), too. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return attempt(() => matchMedia(query))
}

/** Lets an element have the events of a pointer until it is lifted. Browsers refuse if it has been lifted already. */
export function capturePointer(element: { setPointerCapture(id: number): void }, id: number): void {
  attempt(() => element.setPointerCapture(id))
}

/** Whether there is a share sheet. */
export function canShare(): boolean {
  return attempt(() => typeof navigator.share === 'function') ?? false
}

/** @throws the browser's reason, such as an AbortError when the visitor closes the sheet */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data)
}

/** @throws where the browser refuses, and on pages without https */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
