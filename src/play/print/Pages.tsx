/** The pages to print: puzzles, then solutions or the game's own last page. The preview shows the same. */
import { Fragment, memo, type ReactNode } from 'react'
import type { OptionValues, PrintPart, TurnGame } from '../../engine/core/game/contract'
import type { CatalogGame } from '../../games/catalog'
import { printTexts } from '../texts/print'
import { type Grid, gridFor, paginate } from './layout'
import styles from './Pages.module.css'
import type { PrintedItem } from './series'

const texts = printTexts.page

export interface PagesProps {
  readonly entry: Pick<CatalogGame, 'title' | 'titleLang'>
  readonly game: Pick<TurnGame, 'print' | 'options'>
  readonly part: PrintPart
  readonly options: OptionValues
  readonly items: readonly PrintedItem[]
  /** With the pages at the end. */
  readonly extra: boolean
}

/** The chosen options that the pages name: 'X-Sudoku, Hard'. */
function namesOf({ game, options, entry }: Pick<PagesProps, 'entry' | 'game' | 'options'>): string {
  return game.options
    .filter(({ id, shown }) => game.print?.options.includes(id) && (shown?.(options) ?? true))
    .map(({ id, initial, choices }) => choices.find(({ value }) => value === (options[id] ?? initial))?.label)
    .filter((label) => label !== undefined && label !== entry.title)
    .join(', ')
}

/** Each element is one page. */
export function pagesOf(props: PagesProps): readonly ReactNode[] {
  const { items, part, options, extra } = props
  const grid = gridFor(items)
  const puzzles = paginate(items, grid).map((page) => (
    <Page key={`puzzles ${page[0]?.number}`} {...props} grid={grid} items={page} />
  ))
  if (!extra) return puzzles
  const sheet = part.sheet?.(options)
  if (sheet)
    return [
      ...puzzles,
      <PageFrame key="sheet" {...props} items={items.slice(0, 1)} line={sheet.title} isNumbered={false}>
        <div className={styles.sheet}>{sheet.drawing}</div>
      </PageFrame>,
    ]
  const solved = items.flatMap((item) => {
    const solution = item.solution?.()
    return solution ? [{ ...item, puzzle: solution.drawing, name: solution.name ?? item.name }] : []
  })
  const small = gridFor(solved, true)
  return [
    ...puzzles,
    ...paginate(solved, small).map((page) => (
      <Page
        key={`solutions ${page[0]?.number}`}
        {...props}
        grid={small}
        items={page}
        line={texts.solutions}
      />
    )),
  ]
}

interface FrameProps extends PagesProps {
  /** Below the title. Default: the rule. */
  readonly line?: string
  /** The addresses name the numbers of their puzzles. Default: true. */
  readonly isNumbered?: boolean
  readonly children: ReactNode
}

function PageFrame(props: FrameProps): ReactNode {
  const { entry, part, options, items, isNumbered = true, children } = props
  const { line = part.rule(options) } = props
  const addresses = [...new Set(items.map(({ address }) => address))]
  const numbersOf = (address: string) =>
    isNumbered ? items.filter((item) => item.address === address).map(({ number }) => number) : []
  return (
    <section className={styles.page} data-print-page>
      <div className={styles.head}>
        <p className={styles.title}>
          <b lang={entry.titleLang}>{entry.title}</b> <span>{namesOf(props)}</span>
        </p>
        <p>{line}</p>
      </div>
      {children}
      <div className={styles.foot}>
        {addresses.map((address) => (
          <p key={address}>{texts.address(numbersOf(address), address)}</p>
        ))}
      </div>
    </section>
  )
}

function Page({ grid, ...props }: PagesProps & { readonly grid: Grid; readonly line?: string }): ReactNode {
  return (
    <PageFrame {...props}>
      <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}>
        {props.items.map(({ number, name, seed, puzzle }) => (
          <figure key={number} className={styles.item} data-print-item={number}>
            <figcaption className={styles.caption}>
              <b>{texts.caption(number, name)}</b>
              {seed !== null && <span>{texts.seed(seed)}</span>}
            </figcaption>
            <div style={{ blockSize: `calc(${grid.height} * var(--mm))` }}>{puzzle}</div>
          </figure>
        ))}
      </div>
    </PageFrame>
  )
}

/** Drawn twice: for the printer, and in the preview. */
export const Pages = memo(function Pages({ pages }: { readonly pages: readonly ReactNode[] }) {
  return <Fragment>{pages}</Fragment>
})
