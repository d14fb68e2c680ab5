/** The links to the Today and Records pages. */
import CalendarDays from 'lucide-react/icons/calendar-days'
import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { settings } from '../../engine/storage/values/settings'
import { buttonClass } from '../../ui/controls/Button'
import { useStored } from '../../ui/hydrated'
import { shellTexts } from '../texts/shell'

const texts = shellTexts.header

/** `here` is the open page, which is not linked. */
export function SiteLinks({ here }: { here?: 'today' | 'records' | 'settings' | undefined }): ReactNode {
  const { daily } = useStored(settings)
  return (
    <>
      {/* First, so that the links to its right stay in place when it disappears. */}
      {daily && here !== 'today' && (
        <Link href="/today" className={buttonClass({ variant: 'quiet' })} data-page-link="today">
          <CalendarDays size={20} aria-hidden />
          <span>{texts.today}</span>
        </Link>
      )}
      {here !== 'records' && (
        <Link href="/records" className={buttonClass({ variant: 'quiet' })} data-page-link="records">
          <Trophy size={20} aria-hidden />
          <span>{texts.records}</span>
        </Link>
      )}
    </>
  )
}
