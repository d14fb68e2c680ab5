/** Starts the site: storage messages first, then the look, then the first page, which is hydrated or rendered. */
import './ui/styles/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { subscribe } from 'valtio'
import { paletteVariables } from './engine/core/palette'
import { followPage } from './engine/storage/store/page'
import { settings } from './engine/storage/values/settings'
import { App, loadPage } from './site/app/App'
import { asksForToday, builtPage, NOWHERE, normalizeAddress } from './site/app/prerendered'
import { startStorageNotices } from './site/app/storageNotices'
import { stopRecording } from './site/layout/early'
import { isFramed, showLinkOut } from './site/layout/framed'
import { followSiteSettings } from './site/layout/siteSettings'
import { startInput } from './site/layout/startInput'
import { isReloadFromCopy, makeInstalledCopy, repairCopy, updateOnReload } from './site/offline/offline'
import { toastAfterReload } from './site/offline/reload'
import { startAppearance } from './site/settings/appearance'
import { shellTexts } from './site/texts/shell'
import { loadWithMessage } from './ui/loading/loadErrors'
import { whenIdle } from './ui/loading/whenIdle'

// A built page contains these already.
if (import.meta.env.DEV)
  for (const [name, value] of Object.entries(paletteVariables()))
    document.documentElement.style.setProperty(name, value)

/** What only the site's own pages need: stored data, and settings that a visitor made. */
function startSite(): void {
  startStorageNotices()
  followPage()
  // Loaded on demand: few visitors use switch access.
  const watchSwitch = () =>
    settings.get().oneSwitch &&
    void loadWithMessage(shellTexts.parts.switchAccess, import('./ui/input/scan/scan')).then((part) =>
      part?.startScanning(),
    )
  watchSwitch()
  subscribe(settings.live, watchSwitch)
  toastAfterReload()
  whenIdle(followSiteSettings, true)
  makeInstalledCopy()
  repairCopy()
}

// PixiJS and the scene of a built page: requested now that everything else is here, and run once a scene needs them.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) link.rel = 'modulepreload'

// Every page has this element, built or not.
const root = document.getElementById('root') as HTMLElement
const site = (path?: string) => (
  <StrictMode>
    <App path={path} />
  </StrictMode>
)
/** Hydrates the built page, or renders. */
function start(into: HTMLElement): void {
  const built = builtPage()
  const show = () => {
    stopRecording()
    // Hydrated as the page that was built; if the visitor has navigated meanwhile, the router follows afterwards.
    if (built)
      hydrateRoot(into, site(built === NOWHERE ? undefined : built), {
        // An extension or a translator has changed the page: React renders it again.
        onRecoverableError: (error) => console.warn(error),
      })
    else createRoot(into).render(site())
    delete document.documentElement.dataset.stale
  }
  // If loading fails, the page requests the part again and reports the error itself.
  if (built) loadPage(built).then(show, show)
  else show()
}
const { dataset } = document.documentElement
function begin(): void {
  if ('embed' in dataset) {
    startInput()
    import('./site/embed/start')
      .then(({ startEmbed }) => startEmbed(root))
      .catch((error: unknown) => {
        // The cover offers to try again.
        dataset.failed = ''
        reportError(error)
      })
  } else {
    startSite()
    startAppearance()
    startInput()
    if (isFramed()) showLinkOut(root)
    else {
      // Games read their colors while they load, so the visitor's palette must be set first.
      const ownLook = import.meta.env.DEV || 'sight' in dataset
      const today = asksForToday(location.pathname, location.search)
      const update = isReloadFromCopy()
      const next = () => start(root)
      if (!ownLook && !today && !update) next()
      else
        Promise.all([
          ownLook && import('./site/settings/vision').then(({ startVision }) => startVision()),
          update && updateOnReload(),
          today && import('./site/today/openToday').then(({ openToday }) => openToday(Date.now())),
        ]).then(next, next)
    }
  }
}
if (normalizeAddress()) {
  // First, so that all others read the repaired address.
  addEventListener('hashchange', normalizeAddress)
  begin()
}
