/** The button in the start panel that opens the practice list. Nothing for an empty list. */
import Target from 'lucide-react/icons/target'
import { type ReactNode, useState } from 'react'
import { practice } from '../../engine/storage/values/practice'
import { Button } from '../../ui/controls/Button'
import { useStored } from '../../ui/hydrated'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'

const texts = panelTexts.practice
const PracticeDialog = lazyComponent(() => import('./PracticeDialog'), { name: texts.part })

export default function PracticeButton(): ReactNode {
  const { session, listsPractice } = usePlay()
  // Not after a game that was begun from there.
  const [open, setOpen] = useState(listsPractice && session.view.scene === 0)
  const count = Object.keys(useStored(practice)[session.id] ?? {}).length
  if (!session.policy.mayChoose) return null
  const label = texts.button(count)
  return (
    <>
      {count > 0 && (
        <Button
          icon={<Target size={20} aria-hidden="true" />}
          onClick={() => setOpen(true)}
          data-practice-open
        >
          {label}
        </Button>
      )}
      {open && <PracticeDialog.Part onClose={() => setOpen(false)} />}
    </>
  )
}
