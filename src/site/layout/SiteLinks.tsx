/** The links to the pages beside home: Today and Records. */
import CalendarDays from 'lucide-react/icons/calendar-days'
import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { settings } from '../../engine/storage/values/settings'
import { buttonClass } from '../../ui/controls/Button'
import { useStored } from '../../ui/loading/hydrated'

/** `here`: the page that is open, which needs no way to itself. */
export function SiteLinks({ here }: { here?: 'today' | 'records' | 'settings' | undefined }): ReactNode {
  const { daily } = useStored(settings)
  return (
    <>
      {/* First, so that the links to its right stay in place when it disappears. */}
      {daily && here !== 'today' && (
        <Link href="/today" className={buttonClass({ variant: 'quiet' })} data-room="today">
          <CalendarDays size={20} aria-hidden />
          <span>Today</span>
        </Link>
      )}
      {here !== 'records' && (
        <Link href="/records" className={buttonClass({ variant: 'quiet' })} data-room="records">
          <Trophy size={20} aria-hidden />
          <span>Records</span>
        </Link>
      )}
    </>
  )
}
