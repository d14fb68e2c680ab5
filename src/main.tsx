/** Starts the site: storage messages first, then the look, then the first page, hydrated from the build or rendered. */
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
import { hearPresses } from './site/app/early'
import { isFramed, showWayOut } from './site/app/framed'
import { toastAfterReload } from './site/app/reload'
import { startStorageNotices } from './site/app/storageNotices'
import { skipUnusedEvents } from './site/app/unusedEvents'
import { builtPage, NOWHERE, settleAddress } from './site/pages/prerendered'
import { arrival } from './ui/loading/loadErrors'
import { whenIdle } from './ui/loading/whenIdle'

// The build writes them into its pages.
if (import.meta.env.DEV)
  for (const [name, value] of Object.entries(paletteVariables()))
    document.documentElement.style.setProperty(name, value)
startStorageNotices()
followPage()
startAppearance()
debounce.listen()
freshPress.listen()
// A pad is known once one of its buttons is pressed: until then it can wait until the page stands.
const watchPads = () =>
  import('./ui/input/padNavigation').then(({ startPadNavigation }) => startPadNavigation())
whenIdle(watchPads, true)
addEventListener('gamepadconnected', () => void watchPads().catch(() => undefined), { once: true })
// Few play by one switch.
const watchSwitch = () =>
  settings.get().oneSwitch &&
  void arrival('Control by one switch', import('./ui/input/scan/scan')).then((part) => part?.startScanning())
watchSwitch()
subscribe(settings.live, watchSwitch)
toastAfterReload()

// Every page has it, built or not.
const root = document.getElementById('root') as HTMLElement
const site = (path?: string) => (
  <StrictMode>
    <App path={path} />
  </StrictMode>
)
/** Takes over what the build has written, or renders. */
function begin(into: HTMLElement): void {
  skipUnusedEvents(into)
  settleAddress()
  const built = builtPage()
  const show = () => {
    hearPresses()
    // Taken over as what it is; a visitor who has gone on meanwhile is followed from there.
    if (built) hydrateRoot(into, site(built === NOWHERE ? undefined : built))
    else createRoot(into).render(site())
    delete document.documentElement.dataset.stale
  }
  // A part that does not come is told of by the page itself, which asks for it again.
  if (built) loadPage(built).then(show, show)
  else show()
}
if (isFramed()) showWayOut(root)
else {
  // Games read their colours as they are loaded: one's own are there before.
  const next = () => begin(root)
  if (import.meta.env.DEV || 'sight' in document.documentElement.dataset)
    import('./site/app/vision').then(({ startVision }) => startVision()).then(next, next)
  else next()
}
