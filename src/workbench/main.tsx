/** The entry of the workbench, a page for developers. It is not part of the built site. */
import '../ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { paletteVariables } from '../engine/core/palette'
import { followPage } from '../engine/storage/store/page'
import { startPadNavigation } from '../ui/input/padNavigation'
import { readAddress } from './address'
import { Workbench } from './Workbench'

const page = document.documentElement
for (const [name, value] of Object.entries(paletteVariables())) page.style.setProperty(name, value)
followPage()
startPadNavigation()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into')
const shown = createRoot(root)
/** Renders the page for the current address, from scratch. */
function show() {
  const { search, hash } = location
  const { theme, motion } = readAddress(search)
  page.dataset.theme = theme
  page.dataset.motion = motion
  shown.render(<Workbench key={search + hash} />)
}
show()
addEventListener('popstate', show)
