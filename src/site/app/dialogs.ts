/** The lazy dialogs of the site. */
import { lazyDialog } from '../../ui/dialogs/lazyDialog'
import { shellTexts } from '../texts/shell'

const names = shellTexts.dialogs

export const AddGameDialog = lazyDialog(names.addGame, () => import('../custom/form/AddGameDialog'))
export const ConfirmDialog = lazyDialog(names.confirm, () => import('../layout/ConfirmDialog'))
export const SettingsDialog = lazyDialog(names.settings, () => import('../settings/SettingsDialog'))
export const EditGameDialog = lazyDialog(names.editGame, () => import('../custom/form/EditGameDialog'))
