/**
 * The frame of a game with its start panel, as the build renders it into the page. It is visible until the game has
 * opened. Meanwhile `.tools/early.js` answers presses, and they are repeated then.
 */
import type { Game, Size } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import { worldSize } from '../../engine/core/game/shape'
import type { CatalogGame } from '../../games/catalog'
import { Session } from '../session/core/session'
import { Frame } from './Frame'
// Of the frame: the build takes no style sheet from this file, which only it uses.
import styles from './Frame.module.css'

/** A game that waits for its start. */
class Waiting extends Session {
  override get input(): null {
    return null
  }
  override get playedMs(): number {
    return 0
  }
  protected override get continuedElsewhere(): boolean {
    return false
  }
  protected override saveNow(): boolean {
    return true
  }
  protected override onStart(): void {}
  protected override onReset(): void {}
  protected override onPause(): void {}
  protected override onResume(): void {}
  protected override takeOver(): void {}
}

const nothing = () => {}

export function BuiltStart({ entry, game }: { readonly entry: CatalogGame; readonly game: Game }) {
  const options = completeOptions(game.options)
  const session = new Waiting({ id: entry.id, game, options, seed: 0 })
  const page = {
    entry,
    actionsSlot: null,
    covered: false,
    pageTools: null,
    onWatch: nothing,
    onFile: nothing,
    onOwn: nothing,
    onPractice: nothing,
    listsPractice: false,
  }
  return (
    <Frame
      page={page}
      session={session}
      tools={null}
      keys={{ taken: () => 'all' }}
      panel={{ onSetUp: game.kind === 'turn' && game.setsUp ? nothing : undefined }}
    >
      {game.kind === 'realtime' && <Cover {...worldSize(game, options)} cover={entry.cover} />}
    </Frame>
  )
}

/** The cover where the field will be, as `Poster.tsx` shows it there. */
function Cover({ width, height, cover }: Size & { readonly cover: string }) {
  return (
    <svg className={styles.cover} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} />
      <image href={cover} width={width} height={height} opacity={0.85} preserveAspectRatio="xMidYMid slice" />
    </svg>
  )
}
