/** The dialog with the code of an embedded game or replay, loaded on demand. */
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { panelTexts } from '../texts/panels'

export const EmbedDialog = lazyComponent(() => import('./EmbedDialog'), { name: panelTexts.tools.embed })
