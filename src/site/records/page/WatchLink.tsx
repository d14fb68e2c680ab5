/** The link from a result to its replay, if that is stored. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { KeptPlay } from '../../../play/kept/head'
import { KEPT_MARK } from '../../../play/record/address'
import { buttonClass } from '../../../ui/controls/Button'

interface Props {
  /** Path of the game. */
  readonly path: string
  readonly play: KeptPlay | undefined
  /** The name for screen readers: 'Watch Score 210'. */
  readonly what: string
}

export function WatchLink({ path, play, what }: Props): ReactNode {
  if (!play) return null
  return (
    <Link
      href={`${path}${KEPT_MARK}${encodeURIComponent(play.key)}`}
      className={buttonClass({ variant: 'quiet' })}
      aria-label={`Watch ${what}`}
    >
      Watch
    </Link>
  )
}
