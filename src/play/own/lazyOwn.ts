/** The lazy dialog in which a visitor makes own content. */
import { lazyDialog } from '../../ui/dialogs/lazyDialog'
import { panelTexts } from '../texts/panels'

export const OwnDialog = lazyDialog(panelTexts.own.part, () => import('./OwnDialog'))
