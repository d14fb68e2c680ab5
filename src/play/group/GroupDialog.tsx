/** The board of a group: the results, the one to add, and the link that passes them on. */
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { canShare } from '../../engine/browser'
import { itemAt } from '../../engine/core/itemAt'
import { nameOf } from '../../engine/core/text'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useStored } from '../../ui/hydrated'
import { copy, send } from '../../ui/send'
import { LinkField } from '../live/InvitationView'
import { QrCode } from '../live/QrCode'
import { nickname, nicknames, randomName } from '../live/words'
import { groupView } from '../opening/group'
import { Paper } from '../print/Paper'
import { canPrint, printPage } from '../print/printPage'
import { LongLink } from '../replay/LongLink'
import { usePlay } from '../session/core/usePlay'
import { groupTexts as texts } from '../texts/group'
import { addRow, type Board, type BoardRow, type Candidate, linkOf, withRow } from './board'
import { entryText, MAX_ENTRIES } from './entries'
import styles from './Group.module.css'
import { beginGroup } from './open'
import { useBoard, useCandidate } from './useBoard'

/** Cameras do not read the code of a longer text from a screen, characters. */
const LONGEST_CODE = 500

interface Props {
  readonly onClose: () => void
}

export default function GroupDialog({ onClose }: Props): ReactNode {
  const { entry, session } = usePlay()
  useLayoutEffect(() => beginGroup(entry.path, session), [entry, session])
  const board = useBoard()
  return (
    <Dialog open onClose={onClose} title={texts.title} size="medium">
      {board ? <Content board={board} onClose={onClose} /> : <p role="status">{texts.checking}</p>}
    </Dialog>
  )
}

function Content({ board, onClose }: Props & { readonly board: Board }) {
  const { entry, session } = usePlay()
  const { game } = session
  const { start } = useSnapshot(groupView)
  const candidate = useCandidate(board)
  const [added, setAdded] = useState(false)
  const [isIgnored, setIgnored] = useState(false)
  const isAdding = typeof candidate === 'object' && candidate?.added === false && !added
  const copyButton = useRef<HTMLButtonElement>(null)
  // The pressed button is gone: the focus goes to the next one.
  useEffect(() => {
    if (added) copyButton.current?.focus()
  }, [added])
  if (!start) return null
  const { url, leftOut } = linkOf(entry.path, game, start, board.rows)
  const blank = linkOf(entry.path, game, start, []).url
  const names = nicknames([...board.rows, ...board.failed].map(({ name }) => name)).slice(board.rows.length)
  const named = board.failed.flatMap((entry, i) =>
    entry.why === 'unreadable'
      ? []
      : [{ key: entryText(entry), text: texts.failed[entry.why](itemAt(names, i)) }],
  )
  const link = { title: texts.linkTitle(entry.title), url }
  return (
    <div className={styles.stack}>
      {board.damaged && (
        <p role="alert">{board.cut ? texts.cut(board.cut.here, board.cut.of) : texts.damaged}</p>
      )}
      {named.length > 0 && (
        <ul className={styles.failed}>
          {named.map((failed) => (
            <li key={failed.key}>{failed.text}</li>
          ))}
        </ul>
      )}
      {added ? (
        <p role="status">{texts.added}</p>
      ) : typeof candidate === 'string' ? (
        <p role="status">{candidate === 'tooLong' ? texts.tooLong : texts.cannotAdd}</p>
      ) : (
        candidate &&
        !candidate.added && <Add board={board} candidate={candidate} onAdded={() => setAdded(true)} />
      )}
      {board.rows.length > 0 ? (
        <div className={styles.scroll}>
          <Results rows={board.rows} onWatch={onClose} />
        </div>
      ) : (
        candidate === null && (
          <p className={styles.soft}>
            {board.damaged || board.failed.length > 0 ? texts.howToAdd : `${texts.empty} ${texts.howToAdd}`}
          </p>
        )
      )}
      {leftOut.length > 0 && <p className={styles.soft}>{texts.leftOut(leftOut.length)}</p>}
      <div className={styles.pass}>
        <div className={styles.stack}>
          <LinkField label={texts.link} link={url} hint={texts.linkHint} />
          <LongLink link={url} name={`${entry.id}-group`} />
          <div className={styles.row}>
            <Button
              ref={copyButton}
              data-autofocus
              variant={isAdding ? 'plain' : 'primary'}
              onClick={() => void copy(url, texts.linkCopied)}
            >
              {texts.copyLink}
            </Button>
            {canShare() && (
              <Button
                icon={<Share2 size={18} aria-hidden="true" />}
                onClick={() => void send(link, texts.linkCopied)}
              >
                {texts.share}
              </Button>
            )}
            {canPrint() && board.rows.length > 0 && (
              <Button
                icon={<Printer size={18} aria-hidden="true" />}
                onClick={() => void printPage().then((isDone) => setIgnored(!isDone))}
              >
                {texts.print}
              </Button>
            )}
          </div>
          {isIgnored && <p role="alert">{texts.cannotPrint}</p>}
        </div>
        {url.length <= LONGEST_CODE && <QrCode text={url} label={texts.code} />}
      </div>
      <Paper>
        <div className={styles.paper}>
          <h1>{texts.printTitle(entry.title)}</h1>
          <Results rows={board.rows} />
          {/* Nobody types the results. */}
          <QrCode text={blank} label={texts.code} />
          <p translate="no">{blank}</p>
        </div>
      </Paper>
    </div>
  )
}

/** The name and the button that add the result of the game that has just ended. */
function Add({
  board,
  candidate,
  onAdded,
}: {
  readonly board: Board
  readonly candidate: Candidate
  readonly onAdded: () => void
}) {
  const { entry, session } = usePlay()
  const { game } = session
  const { nickname: kept } = useStored(settings)
  const [first] = useState(() => randomName())
  const { start } = useSnapshot(groupView)
  const button = useRef<HTMLButtonElement>(null)
  // It appears in an open dialog, once the result is proved.
  useEffect(() => button.current?.focus(), [])
  const name = kept ?? first
  const { added: _added, ...result } = candidate
  const row: BoardRow = { ...result, name }
  const rows = withRow(game, board.rows, row)
  const [best] = game.best
  if (!best || !start) return null
  const isIn = rows.includes(row)
  const isLeftOut = linkOf(entry.path, game, start, rows).leftOut.includes(row)
  return (
    <section className={styles.add} aria-label={texts.add}>
      <p>{texts.result(nameOf(game.stats, best.of), candidate.value)}</p>
      {isIn ? (
        <>
          <div className={styles.row}>
            <p>{texts.name(nickname(name))}</p>
            <Button variant="quiet" onClick={() => changeSettings({ nickname: randomName(name) })}>
              {texts.otherName}
            </Button>
          </div>
          {isLeftOut && <p role="status">{texts.noSpace}</p>}
          <div className={styles.row}>
            <Button
              ref={button}
              variant="primary"
              onClick={() => {
                if (kept === null) changeSettings({ nickname: name })
                addRow(entry.path, game, row)
                onAdded()
              }}
            >
              {texts.add}
            </Button>
          </div>
        </>
      ) : (
        <p>{texts.full(MAX_ENTRIES)}</p>
      )}
    </section>
  )
}

function Results({
  rows,
  onWatch,
}: {
  readonly rows: readonly BoardRow[]
  /** Before a replay opens. On paper there is none. */
  readonly onWatch?: () => void
}) {
  const { session, onWatch: watch } = usePlay()
  const { game } = session
  const [best] = game.best
  const names = nicknames(rows.map(({ name }) => name))
  return (
    <table className={styles.results}>
      <thead>
        <tr>
          <th scope="col">{texts.rank}</th>
          <th scope="col">{texts.player}</th>
          <th scope="col">{best && nameOf(game.stats, best.of)}</th>
          {onWatch && (
            <th scope="col">
              <span className="visually-hidden">{texts.replay}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={entryText(row)} data-own={(row.own && onWatch !== undefined) || undefined}>
            <td className="tabular">{rankOf(rows, row)}</td>
            <th scope="row">{row.own && onWatch ? texts.own(itemAt(names, i)) : itemAt(names, i)}</th>
            <td className="tabular">{row.value}</td>
            {onWatch && (
              <td>
                <Button
                  variant="quiet"
                  aria-label={texts.watchOf(itemAt(names, i))}
                  onClick={() => {
                    onWatch()
                    watch(row.replay)
                  }}
                >
                  {texts.watch}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From 1; equal results have the same rank. */
const rankOf = (rows: readonly BoardRow[], { value }: BoardRow) =>
  rows.findIndex((row) => row.value === value) + 1
