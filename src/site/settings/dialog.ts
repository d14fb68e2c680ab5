import { lazyComponent } from '../../ui/loading/lazyComponent'
import { shellTexts } from '../texts/shell'

/** The settings dialog, loaded on demand. */
export const SettingsDialog = lazyComponent(() => import('./SettingsDialog'), {
  name: shellTexts.dialogs.settings,
})
