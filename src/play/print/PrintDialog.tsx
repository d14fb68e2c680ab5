/** The dialog before printing: how many, with or without the pages at the end, and a preview of all pages. */
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Print, PrintStart, TurnGame } from '../../engine/core/game/contract'
import type { CatalogGame } from '../../games/catalog'
import { Button } from '../../ui/controls/Button'
import { Segmented } from '../../ui/controls/Segmented'
import { Switch } from '../../ui/controls/Switch'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useWidth } from '../../ui/useWidth'
import { printTexts as texts } from '../texts/print'
import { Pages, pagesOf } from './Pages'
import { Paper } from './Paper'
import styles from './PrintDialog.module.css'
import { canPrint, printPage } from './printPage'
import { useSeries } from './useSeries'

interface Props {
  readonly entry: CatalogGame
  readonly game: TurnGame
  readonly print: Print
  /** The start of the current game: the first puzzle. */
  readonly first: PrintStart
  readonly onClose: () => void
}

export default function PrintDialog({ entry, game, print, first, onClose }: Props): ReactNode {
  const { label, counts, extra } = print
  const [count, setCount] = useState(counts[0] ?? 1)
  const [isExtra, setExtra] = useState(true)
  const [isIgnored, setIgnored] = useState(!canPrint())
  const { done, madeCount, isFailed, retry } = useSeries({ entry, game, first, count })
  const pages = useMemo(
    () => done && pagesOf({ entry, game, options: first.options, extra: isExtra, ...done }),
    [entry, game, first, isExtra, done],
  )
  return (
    <Dialog
      open
      size="large"
      title={texts.title(entry.title)}
      onClose={onClose}
      footer={
        canPrint() && (
          <Button
            variant="primary"
            disabled={!pages}
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={() => void printPage().then((isDone) => setIgnored(!isDone))}
          >
            {texts.print}
          </Button>
        )
      }
    >
      <div className={styles.parts}>
        <div className={styles.choices}>
          <Segmented
            label={label}
            value={String(count)}
            choices={counts.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={(next) => setCount(Number(next))}
          />
          <Switch label={extra} checked={isExtra} onChange={setExtra} />
          <div role="status" className={styles.status}>
            {isFailed ? (
              <>
                <p>{texts.failed}</p>
                <Button onClick={retry}>{texts.tryAgain}</Button>
              </>
            ) : pages && done ? (
              <>
                {done.items.length < count && <p>{texts.fewer(done.items.length)}</p>}
                <p>{texts.pages(pages.length)}</p>
              </>
            ) : (
              <p>{texts.making(madeCount, count)}</p>
            )}
          </div>
          {isIgnored && <p role="alert">{texts.cannot}</p>}
          <p className={styles.note}>{texts.again}</p>
        </div>
        <Preview pages={pages} />
      </div>
      {pages && (
        <Paper>
          <Pages pages={pages} />
        </Paper>
      )}
    </Dialog>
  )
}

/** A4 at 96 dpi, CSS px. */
const SHEET_WIDTH = 794

/** The pages, scaled to the space. */
function Preview({ pages }: { readonly pages: readonly ReactNode[] | null }) {
  const preview = useRef<HTMLElement>(null)
  const space = useWidth(preview)
  return (
    <section ref={preview} className={styles.preview} aria-label={texts.preview} inert>
      {space > 0 &&
        pages?.map((page, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its index
          <div key={i} className={styles.sheet} style={{ zoom: space / SHEET_WIDTH }}>
            {page}
          </div>
        ))}
    </section>
  )
}
