/** The panel before a game: its modes and options, the buttons that start it, and its first rule. */
import ListOrdered from 'lucide-react/icons/list-ordered'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Puzzle from 'lucide-react/icons/puzzle'
import Users from 'lucide-react/icons/users'
import { type ReactNode, use } from 'react'
import { useSnapshot } from 'valtio'
import type { Option, OptionValues } from '../../engine/core/game/contract'
import { wordsForRules } from '../../engine/core/game/option'
import { Button, NamedIcons } from '../../ui/controls/Button'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useEmbedded } from '../embed/embedded'
import { canGroup } from '../opening/group'
import { OwnButton, OwnUsed } from '../own/OwnStart'
import type { Session } from '../session/core/session'
import { usePlay } from '../session/core/usePlay'
import { frameTexts } from '../texts/frame'
import { panelTexts } from '../texts/panels'
import { Choices } from './Choices'
import { Modes } from './Modes'
import { PanelNotes } from './notes'
import styles from './Panel.module.css'
import { type PanelProps, PanelShell } from './PanelShell'
import { Road } from './Road'

const TiltOffer = lazyComponent(() => import('./TiltOffer'))

export function StartPanel({
  onHelp,
  onLive,
  onGroup,
  group,
  print,
  practice,
  seats,
  onSetUp,
}: PanelProps): ReactNode {
  const { entry, session } = usePlay()
  const { options, challenge } = useSnapshot(session.view)
  const embedded = useEmbedded()
  const { game } = session
  const notes = use(PanelNotes)
  const says = wordsForRules(game.options, options)
  const shown = game.options.filter((option) => option.shown?.(options) ?? true)
  const modes = shown.find(({ pictures }) => pictures)
  const road = shown.find((option) => option.road)
  const starts = shown.find((option) => option.starts)
  const groups = !embedded && !group && mayGroup(session)
  const prints = !embedded && print
  const puzzles = shown.find((option) => option.puzzles && options[option.id] === option.initial)
  return (
    <PanelShell
      title={entry.title}
      titleLang={entry.titleLang}
      // The line of the group takes the place of the description, so that the panel gets no higher.
      text={group ? undefined : challenge || <span className={styles.description}>{entry.description}</span>}
      note={group || notes.start}
      place="start"
    >
      {game.kind === 'realtime' && game.tilt && <TiltOffer.Part {...game.tilt.option} />}
      {(modes || road) && (
        <div className={styles.modes} data-modes>
          {modes && <Modes option={modes} />}
          {road && <Road option={road} />}
        </div>
      )}
      <Choices values={options} locked={false} starting folded={modes !== undefined || road !== undefined}>
        {(groups || prints) && (
          <div className={styles.pair}>
            <NamedIcons value>
              {groups && (
                <Button icon={<ListOrdered size={20} aria-hidden="true" />} onClick={onGroup}>
                  {frameTexts.parts.group}
                </Button>
              )}
              {prints}
            </NamedIcons>
          </div>
        )}
      </Choices>
      <div className={styles.main}>
        {seats}
        <div className={styles.go}>
          <div className={styles.begin}>
            {startButtons(starts, options).map(({ value, label, isChosen }) => (
              <Button
                key={value}
                className={starts && styles.oneOfTwo}
                variant="primary"
                size="large"
                data-autofocus={isChosen || undefined}
                icon={<Play size={22} aria-hidden="true" />}
                onClick={() =>
                  isChosen || !starts ? session.start() : session.startWith({ [starts.id]: value })
                }
              >
                {label ?? game.words?.start ?? panelTexts.start}
              </Button>
            ))}
          </div>
          <OwnUsed />
        </div>
        <div className={styles.also}>
          <NamedIcons value>
            {!embedded && (
              <Button icon={<Users size={20} aria-hidden="true" />} onClick={onLive}>
                {frameTexts.live.button}
              </Button>
            )}
            {practice}
            {puzzles?.puzzles && (
              <Button
                icon={<Puzzle size={20} aria-hidden="true" />}
                onClick={() => session.setOption(puzzles.id, puzzles.puzzles?.value ?? '')}
              >
                {puzzles.puzzles.label}
              </Button>
            )}
            {onSetUp && (
              <Button icon={<Pencil size={20} aria-hidden="true" />} onClick={onSetUp}>
                {panelTexts.setUp}
              </Button>
            )}
            <OwnButton />
          </NamedIcons>
        </div>
        {!seats && (
          <div className={styles.learn}>
            <p>{says ?? game.howTo[0]}</p>
            <Button onClick={onHelp} data-help>
              {game.words?.help ?? panelTexts.howToPlay}
            </Button>
          </div>
        )}
      </div>
    </PanelShell>
  )
}

/** Whether a group can play this start. A link to a position has no seed. */
const mayGroup = ({ own, game, view }: Session) =>
  !own &&
  (import.meta.env.SSR || !new URLSearchParams(location.search).has('position')) &&
  canGroup(game, view)

/** The buttons that start the game: one, or one per number of people here. Exactly one is for the chosen options. */
function startButtons(option: Option | undefined, values: OptionValues) {
  const { id, starts } = option ?? {}
  if (id === undefined || !starts) return [{ value: '', label: undefined, isChosen: true }]
  // Another level of the computer counts as the first button's.
  const chosen = Math.max(
    0,
    starts.findIndex(({ value }) => value === values[id]),
  )
  return starts.map((start, n) => ({ ...start, isChosen: n === chosen }))
}
