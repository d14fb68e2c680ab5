/** Owns a real-time play as one in progress: kept as it stands, gone on with in a later visit, and told of when another tab went on. */
import type { Size } from '../../../engine/core/game/contract'
import type { SlotNews } from '../../../engine/storage/store/slot'
import type { KeptWorld } from '../../../engine/storage/values/worlds'
import { USUAL_SPEED } from '../assists/speed'
import type { GoOn } from '../core/options'
import type { Session } from '../core/session'
import { writeHud } from '../core/view'
import { type Asked, WorldKeeper } from './worldSlot'

/** The play that is kept. */
export interface InProgress {
  readonly session: Session
  readonly world: unknown
  readonly size: Size
  readonly tick: number
  /** A new world takes the place of the one that is there. */
  fresh(): void
  /** A world that did not come about by input since its start takes the place of the one that is there. */
  stand(world: unknown, size: Size): void
}

export class RealtimeInProgress {
  readonly #asked: Asked
  readonly #play: InProgress
  readonly #keeper: WorldKeeper

  constructor(asked: Asked, play: InProgress) {
    this.#asked = asked
    this.#play = play
    const now = () => ({ view: play.session.view, world: play.world, size: play.size, tick: play.tick })
    this.#keeper = new WorldKeeper(asked, now, (news) => this.#wentOn(news))
  }
  /** A newer state of the play stands elsewhere: nothing is written here. */
  get overtaken(): boolean {
    return this.#keeper.lost && this.#keeper.newer
  }
  /** Another play stands there: begun, or only looked at on the start panel. */
  begin(begun: boolean): void {
    this.#keeper.begin(begun)
  }
  /** There is nothing to go on with any more. */
  giveUp(): void {
    this.#keeper.giveUp()
  }
  /** Has the play written down soon, if it changed. */
  keep(): void {
    this.#keeper.keep()
  }
  /** What waits is written now. */
  flush(): void {
    this.#keeper.keep()
    this.#keeper.flush()
  }
  close(): void {
    this.#keeper.keep()
    this.#keeper.close()
  }
  /** Goes on with the play that was kept in an earlier visit, or with one that was watched, paused. */
  restore(goOn?: GoOn): void {
    if (goOn) {
      if (goOn.kind === 'realtime') this.#goOnFrom(goOn)
      return
    }
    const kept = this.#keeper.openAsked()
    if (kept) this.#goOnWith(kept)
  }
  /** Goes on with what another tab has made of it. */
  takeOver(): void {
    const kept = this.#keeper.open()
    if (!kept || !this.#goOnWith(kept)) this.#play.session.reset()
  }

  /** The play went on in another tab, or all data was deleted or replaced there. */
  #wentOn(news: SlotNews): void {
    const { session } = this.#play
    const { phase } = session.view
    const { newer } = this.#keeper
    if (phase === 'over') return
    // Nothing was begun here, and nothing is there to go on with.
    if (phase === 'ready' && !newer) this.#keeper.claim()
    else session.overtaken(news, newer)
  }
  /** A kept play stands there, paused. False when the rules of today do not take it. */
  #goOnWith(kept: KeptWorld): boolean {
    const play = this.#play
    const { session } = play
    const { view, tools } = session
    const world = this.#keeper.worldOf(kept, play.size)
    if (!world) return false
    play.fresh()
    session.setOptions(kept.options)
    view.seed = kept.seed
    view.scene++
    play.stand(world, play.size)
    session.restored()
    tools.ranAt(kept.speed ?? USUAL_SPEED)
    if (kept.forgiven) tools.forgiven(kept.forgiven)
    if (kept.aimed) tools.aimed()
    writeHud(view.hud, this.#asked.game.rules.hud(world))
    this.#keeper.stands()
    return true
  }
  /** A play that was watched stands there at one of its ticks, paused; it keeps no record. */
  #goOnFrom({ world, size }: Extract<GoOn, { kind: 'realtime' }>): void {
    const { session } = this.#play
    const { view, bests } = session
    this.#keeper.begun = true
    view.scene++
    this.#play.stand(world, size)
    bests.counts = false
    session.restored('watched')
    writeHud(view.hud, this.#asked.game.rules.hud(world))
  }
}
