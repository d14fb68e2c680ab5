/** The settings dialog, loaded on demand. */
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { shellTexts } from '../texts/shell'

const name = shellTexts.dialogs.settings

export const SettingsDialog = lazyComponent(() => import('./SettingsDialog'), { name })
