/** The buttons for switch access, loaded on demand. */
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { frameTexts } from '../texts/frame'

export const SwitchPad = lazyComponent(() => import('./SwitchPad'), { name: frameTexts.parts.switchPad })
