/** Owns the dialogs of the site, each loaded when it is asked for, or ahead of that. */
import { lateDialog } from '../../ui/dialogs/lazyDialog'

export const AddGameDialog = lateDialog('Add Custom Game', () => import('../custom/form/AddGameDialog'))
export const ConfirmDialog = lateDialog('The question', () => import('../layout/ConfirmDialog'))
export const SettingsDialog = lateDialog('Settings', () => import('../settings/SettingsDialog'))
export const EditGameDialog = lateDialog('Edit Custom Game', () => import('../custom/form/EditGameDialog'))
