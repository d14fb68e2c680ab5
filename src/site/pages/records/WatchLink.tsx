/** The link from a result to its replay, if there is one. */

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fragmentOf } from '../../../play/opening/fragment'
import type { StoredReplay } from '../../../play/replay/stored/storedReplay'

import { buttonClass } from '../../../ui/controls/Button'
import { recordsTexts } from '../../texts/records'

interface Props {
  /** Path of the game. */
  readonly path: string
  readonly replay: StoredReplay | undefined
  /** The name for screen readers: 'Watch Score 210'. */
  readonly label: string
}

export function WatchLink({ path, replay, label }: Props): ReactNode {
  if (!replay) return null
  return (
    <Link
      href={`${path}${fragmentOf('kept', encodeURIComponent(replay.key))}`}
      className={buttonClass({ variant: 'quiet' })}
      aria-label={label}
    >
      {recordsTexts.watch}
    </Link>
  )
}
