/** What most players do not need after a game or in a pause, behind one button. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/Button'
import { panelTexts } from '../texts/panels'
import styles from './Panel.module.css'

interface Props {
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

export function MoreButton({ open, onOpen }: Props): ReactNode {
  return (
    <Button
      aria-expanded={open}
      icon={open ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
      onClick={() => onOpen(!open)}
      data-more
    >
      {panelTexts.more}
    </Button>
  )
}

/** Buttons, two in a row. */
export function More({ children }: { readonly children: ReactNode }): ReactNode {
  const buttons = useRef<HTMLDivElement>(null)
  // In a small window they may be below its edge. `scrollIntoView` would scroll the page around, too.
  useEffect(() => {
    const shade = buttons.current?.closest('[data-place]')
    if (!buttons.current || !shade) return
    const below = buttons.current.getBoundingClientRect().bottom - shade.getBoundingClientRect().bottom
    if (below > 0) shade.scrollBy(0, below)
  }, [])
  return (
    <div ref={buttons} className={styles.pair}>
      {children}
    </div>
  )
}
