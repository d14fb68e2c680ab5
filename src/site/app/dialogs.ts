/** The lazy dialogs of the site. */
import { lazyDialog } from '../../ui/dialogs/lazyDialog'

export const AddGameDialog = lazyDialog('Add Custom Game', () => import('../custom/form/AddGameDialog'))
export const ConfirmDialog = lazyDialog('The question', () => import('../layout/ConfirmDialog'))
export const SettingsDialog = lazyDialog('Settings', () => import('../settings/SettingsDialog'))
export const EditGameDialog = lazyDialog('Edit Custom Game', () => import('../custom/form/EditGameDialog'))
