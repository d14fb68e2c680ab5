/** The lazy dialog with the code of an embedded game or replay. */
import { lazyDialog } from '../../ui/dialogs/lazyDialog'
import { embedTexts } from '../texts/embed'

export const EmbedDialog = lazyDialog(embedTexts.dialog.open, () => import('./EmbedDialog'))
