import { lazyDialog } from '../../ui/dialogs/lazyDialog'
import { shellTexts } from '../texts/shell'

/** The settings dialog, loaded on demand. */
export const SettingsDialog = lazyDialog(shellTexts.dialogs.settings, () => import('./SettingsDialog'))
