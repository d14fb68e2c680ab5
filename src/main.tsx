/** Starts the site: storage messages first, then the look, then the first page, which is hydrated or rendered. */
import './ui/styles/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { subscribe } from 'valtio'
import { paletteVariables } from './engine/core/palette'
import { debounce } from './engine/input/debounce'
import { freshPress } from './engine/input/freshPress'
import { followPage } from './engine/storage/store/page'
import { settings } from './engine/storage/values/settings'
import { App, loadPage } from './site/app/App'
import { startAppearance } from './site/app/appearance'
import { stopRecording } from './site/app/early'
import { isFramed, showLinkOut } from './site/app/framed'
import { toastAfterReload } from './site/app/reload'
import { startStorageNotices } from './site/app/storageNotices'
import { skipUnusedEvents } from './site/app/unusedEvents'
import { builtPage, NOWHERE, settleAddress } from './site/pages/prerendered'
import { shellTexts } from './site/texts/shell'
import { arrival } from './ui/loading/loadErrors'
import { whenIdle } from './ui/loading/whenIdle'

// A built page contains these already.
if (import.meta.env.DEV)
  for (const [name, value] of Object.entries(paletteVariables()))
    document.documentElement.style.setProperty(name, value)
startStorageNotices()
followPage()
startAppearance()
debounce.listen()
freshPress.listen()
// Browsers report a gamepad only when a button is pressed, so this can load after the page.
const watchPads = () =>
  import('./ui/input/padNavigation').then(({ startPadNavigation }) => startPadNavigation())
whenIdle(watchPads, true)
addEventListener('gamepadconnected', () => void watchPads().catch(() => undefined), { once: true })
// Loaded on demand: few visitors use switch access.
const watchSwitch = () =>
  settings.get().oneSwitch &&
  void arrival(shellTexts.parts.switchAccess, import('./ui/input/scan/scan')).then((part) =>
    part?.startScanning(),
  )
watchSwitch()
subscribe(settings.live, watchSwitch)
toastAfterReload()

// Every page has this element, built or not.
const root = document.getElementById('root') as HTMLElement
const site = (path?: string) => (
  <StrictMode>
    <App path={path} />
  </StrictMode>
)
/** Hydrates the built page, or renders. */
function start(into: HTMLElement): void {
  skipUnusedEvents(into)
  settleAddress()
  const built = builtPage()
  const show = () => {
    stopRecording()
    // Hydrated as the page that was built; if the visitor has navigated meanwhile, the router follows afterwards.
    if (built) hydrateRoot(into, site(built === NOWHERE ? undefined : built))
    else createRoot(into).render(site())
    delete document.documentElement.dataset.stale
  }
  // If loading fails, the page requests the part again and reports the error itself.
  if (built) loadPage(built).then(show, show)
  else show()
}
if (isFramed()) showLinkOut(root)
else {
  // Games read their colors while they load, so the visitor's palette must be set first.
  const next = () => start(root)
  if (import.meta.env.DEV || 'sight' in document.documentElement.dataset)
    import('./site/app/vision').then(({ startVision }) => startVision()).then(next, next)
  else next()
}
