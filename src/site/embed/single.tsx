/** Starts a game that is one file. `.tools/single` builds it with this as its only entry. */
import '../../ui/styles/base.css'
import { paletteVariables } from '../../engine/core/palette'
import { followPage } from '../../engine/storage/store/page'
import { fragmentKind, fragmentOf, putFragment } from '../../play/opening/fragment'
import { mediaMatches } from '../../ui/useMedia'
import { startInput } from '../layout/startInput'
import { startEmbed } from './start'

const page = document.documentElement

for (const [name, value] of Object.entries(paletteVariables())) page.style.setProperty(name, value)
// As `.tools/embed.js` does it for embedded pages.
if (mediaMatches('(prefers-contrast: more)')) page.dataset.contrast = ''
if (Number.parseFloat(getComputedStyle(page).fontSize) >= 24) page.dataset.large = ''
// Own content that is inside, where the address of the file names nothing else.
const { own } = page.dataset
try {
  if (own && fragmentKind() === null) putFragment(fragmentOf('own', own))
} catch (error) {
  // The document has no address that can be changed.
  reportError(error)
}
followPage()
startInput()
void startEmbed(document.getElementById('root') as HTMLElement)
