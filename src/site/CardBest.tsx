/** Owns the visitor's best as a card of the shelf shows it: small, and nothing where there is none. */
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { fixedRecord, records } from '../engine/storage/records'
import type { CatalogueGame } from '../games/catalogue'
import { useTakenOver } from '../ui/takenOver'
import { figureText } from './records/words'

/** `className`: of the words, which stand in a span. */
export function CardBest({ game, className }: { game: CatalogueGame; className?: string }): ReactNode {
  const taken = useTakenOver()
  const all = useSnapshot(records.live).value
  if (!taken) return null
  // A key of its own is of the default options; else those played most speak.
  const fixed = (game.keys ?? []).flatMap((key) => fixedRecord(key).get() ?? [])[0]
  const sets = Object.values(all[game.id] ?? {}).toSorted((a, b) => b.plays - a.plays)
  const [of, value] = sets.flatMap(({ best }) => Object.entries(best))[0] ?? []
  const text =
    fixed !== undefined
      ? figureText('Best', fixed)
      : of === undefined || value === undefined
        ? null
        : figureText(of, value)
  return text === null ? null : (
    <span className={className} data-card-best>
      Best {text}
    </span>
  )
}
