/** Boots the site: data problems are listened to first, then the look is set, then the first page is rendered. */
import './site/storageNotices'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { paletteVariables } from './engine/core/palette'
import { App } from './site/App'
import { startAppearance } from './site/appearance'
import { isFramed, showWayOut } from './site/framed'
import { tellAfterReload } from './site/reload'
import { startPadNavigation } from './ui/padNavigation'

for (const [name, value] of Object.entries(paletteVariables())) {
  document.documentElement.style.setProperty(name, value)
}
startAppearance()
startPadNavigation()
tellAfterReload()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into')
if (isFramed()) showWayOut(root)
else
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
