/** The button that opens the print dialog, in the panels of games that can be printed. */
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import type { PrintStart } from '../../engine/core/game/contract'
import { IconButton } from '../../ui/controls/Button'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useEmbedded } from '../embed/embedded'
import { usePlay } from '../session/core/usePlay'
import type { TurnSession } from '../session/turns/turnSession'
import { panelTexts } from '../texts/panels'

const PrintDialog = lazyComponent(() => import('./PrintDialog'), { name: panelTexts.tools.print })

export function PrintButton({ play }: { readonly play: TurnSession }): ReactNode {
  /** Null while the dialog is closed. */
  const [first, setFirst] = useState<PrintStart | null>(null)
  const { entry } = usePlay()
  const { game } = play
  const { print } = game
  if (useEmbedded() || !print) return null
  const open = () => {
    const { options, seed } = play.view
    const { startPosition: position } = play
    setFirst({ options: { ...options }, seed, ...(position === undefined ? {} : { position }) })
  }
  return (
    <>
      <IconButton
        label={panelTexts.tools.print}
        icon={<Printer size={20} aria-hidden="true" />}
        onClick={open}
      />
      {first && (
        <PrintDialog.Part
          entry={entry}
          game={game}
          print={print}
          first={first}
          onClose={() => setFirst(null)}
        />
      )}
    </>
  )
}
