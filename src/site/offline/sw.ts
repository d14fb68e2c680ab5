/** The service worker: it saves the whole site, and answers from the copy. `offline.ts` registers it. */
import { language } from '../../engine/core/texts/language'
import { BASE, fromHost } from '../../ui/basePath'
import { isHere, languages } from '../languages/languages'
import { lostTexts } from '../texts/lost'
import { type CopiedFile, Copy, type CopyRequest } from './copy'

interface LongEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface RequestEvent extends LongEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface PageMessage extends LongEvent {
  readonly data: CopyRequest | { readonly type: 'SKIP_WAITING' }
  readonly ports: readonly MessagePort[]
}
/** Declared here, because the types of workers cannot be mixed with those of pages. */
declare const self: {
  /** The build writes the list of files here. */
  readonly __WB_MANIFEST: readonly CopiedFile[]
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void
}

const { scope } = self.registration
const copy = new Copy(scope, self.__WB_MANIFEST)

/** The paths of pages, as `app/App.tsx` knows them. Other addresses may be another site's: the host is asked first. */
const PAGE = /^\/$|^\/(?:today|records|settings)$|^\/games\//
/** What has no page of this site, with or without a connection. */
const NO_PAGE = /^\/(?:embed|assets)\//
const isElsewhere = (pathname: string) =>
  languages.some((each) => !isHere(each) && each.base.length > BASE.length && pathname.startsWith(each.base))

const addressOf = (file: string) => new URL(file, scope).href

self.addEventListener('install', (event) => {
  event.waitUntil(
    copy.save().then(async () => {
      // What was saved stays for the next attempt.
      if ((await copy.missing()).length > 0) throw new Error('Not all files could be saved.')
    }),
  )
})
self.addEventListener('activate', (event) => event.waitUntil(copy.clean()))

self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data.type === 'check') event.waitUntil(copy.state().then((state) => port?.postMessage(state)))
  if (event.data.type === 'complete')
    event.waitUntil(complete().then(async () => port?.postMessage(await copy.state())))
})

/** Saves missing files, unless a newer version of the site is being saved instead: these would mix with its own. */
async function complete(): Promise<void> {
  if ((await copy.missing()).length === 0) return
  await self.registration.update().catch(() => undefined)
  if (!self.registration.installing && !self.registration.waiting) await copy.save()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  const path = origin === new URL(scope).origin && request.mode === 'navigate' ? fromHost(pathname) : null
  if (path !== null && PAGE.test(path))
    event.respondWith(page(path).then((kept) => kept ?? fetch(request).catch(lostPage)))
  else if (copy.has(request.url))
    event.respondWith(copy.find(request.url).then((file) => file ?? fetch(request)))
  else if (path !== null && !NO_PAGE.test(path) && !isElsewhere(pathname))
    event.respondWith(fetch(request).catch(async () => (await page(path)) ?? lostPage()))
})

/** A page of the copy; undefined if its file is missing. */
async function page(path: string): Promise<Response | undefined> {
  const shell = addressOf('shell.html')
  return (path === '/' ? await copy.find(addressOf('index.html')) : undefined) ?? copy.find(shell)
}

/** Part of the worker itself: any file of the copy may be the one that is missing. */
async function lostPage(): Promise<Response> {
  const { title, copied, reload } = lostTexts
  const { files, missing } = await copy.state()
  const html = `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60ch; margin: 20vh auto; padding: 0 1rem; text-align: center }
button { font: inherit; padding: .75rem 1.5rem }</style>
<main><h1>${title}</h1><p>${copied(missing, files)}</p>
<button type="button" autofocus onclick="location.reload()">${reload}</button></main>
</html>`
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
