/** The lazy dialog with the code of an embedded game or replay. */
import { lazyDialog } from '../../ui/dialogs/lazyDialog'
import { embedButtonTexts } from '../texts/embedButton'

export const EmbedDialog = lazyDialog(embedButtonTexts.button, () => import('./EmbedDialog'))
