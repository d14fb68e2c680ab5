/** The notice for visitors with an ad blocker. Once closed, it stays away for the visit. */
import ShieldOff from 'lucide-react/icons/shield-off'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { setVisitNote, visitNote } from '../../engine/storage/adapter/visit'
import { IconButton } from '../../ui/controls/Button'
import { RichText } from '../layout/RichText'
import { promoTexts } from '../texts/promo'
import styles from './BlockerNotice.module.css'
import { watchForBlocker } from './blocker'

const texts = promoTexts.blocker

const CLOSED = 'blocker-notice-closed'

export default function BlockerNotice(): ReactNode {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (visitNote(CLOSED)) return
    return watchForBlocker(() => setShown(true))
  }, [])
  if (!shown) return null
  return (
    <div className={styles.notice} role="status">
      <ShieldOff size={22} aria-hidden className={styles.icon} />
      <p>
        <RichText text={texts.text} parts={{ detected: <strong>{texts.detected}</strong> }} />
      </p>
      <IconButton
        label={texts.close}
        variant="quiet"
        icon={<X size={20} aria-hidden />}
        onClick={() => {
          setVisitNote(CLOSED, 'yes')
          setShown(false)
        }}
      />
    </div>
  )
}
