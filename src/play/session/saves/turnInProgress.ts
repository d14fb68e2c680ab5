/** Owns a turn play as a game in progress: kept as it stands, gone on with in a later visit, and told of when another tab went on. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { SlotNews } from '../../../engine/storage/store/slot'
import type { Save } from '../../../engine/storage/values/saves'
import { toast } from '../../../ui/toasts/toast'
import type { GoOn } from '../core/options'
import type { Session } from '../core/session'
import type { AtHand } from '../turns/currentGame'
import type { Starts } from '../turns/starts'
import type { Course } from '../turns/turnScheduler'
import { OTHER_RULES, restorePlay } from './savedTurns'
import { standing } from './standing'
import { type Asked, Keeping } from './turnSlot'

/** The play that is kept. */
export interface InProgress {
  readonly game: TurnGame
  readonly session: Session
  readonly starts: Starts
  readonly hand: AtHand
  readonly course: Course
  /** Counts every change of it. */
  revision(): number
  /** Another play stands there: the board shows it. */
  showAnew(): void
}

export class TurnInProgress {
  readonly #play: InProgress
  readonly #keeping: Keeping

  constructor(asked: Asked, play: InProgress) {
    this.#play = play
    this.#keeping = new Keeping(asked, (news) => this.#wentOn(news))
  }
  /** A newer state of the play stands elsewhere: nothing is written here. */
  get overtaken(): boolean {
    return this.#keeping.overtaken
  }
  get closed(): boolean {
    return this.#keeping.closed
  }
  /** A new play takes the place of whatever is there. */
  begin(): void {
    this.#keeping.begin()
  }
  /** Back at the start panel. */
  reset(): void {
    this.#keeping.reset()
  }
  /** Has the play written down soon, if it changed. */
  keep(): void {
    const { session, hand } = this.#play
    const gone = session.view.phase === 'over' || hand.untouched
    this.#keeping.keep(gone ? null : this.#stand(this.#play.course.clock.read()), () => this.#save())
  }
  /** What waits is written now. */
  flush(): void {
    this.keep()
    this.#keeping.flush()
  }
  close(): void {
    this.keep()
    this.#keeping.close()
  }
  /** Brings back the play that was kept in an earlier visit, or goes on from one that was watched or sent, paused. */
  async restore(goOn?: GoOn): Promise<void> {
    if (goOn) {
      if (goOn.kind === 'turn' && (await this.#goOnWith(goOn.save, goOn.byLink ? 'turn' : 'watched')))
        this.#play.session.bests.counts = false
      return
    }
    const save = this.#keeping.open()
    if (save) await this.#goOnWith(save)
  }
  /** Goes on with what another tab has made of it. */
  async takeOver(): Promise<void> {
    const save = this.#keeping.newest()
    if (!save || !(await this.#goOnWith(save))) this.#play.session.reset()
  }

  /** Names how the play stands. */
  #stand(at: number): string {
    return `${this.#play.revision()} ${Math.round(at)}`
  }
  #save(): Save {
    const { game, session, hand, course } = this.#play
    const { seed, options, hints, undone } = session.view
    return {
      ...standing(game, session.view),
      seed,
      options: { ...options },
      position: hand.position,
      ...this.#keeping.movesOf(hand.history),
      at: Math.round(course.clock.read()),
      rules: game.version ?? 1,
      hints,
      undone,
    }
  }
  /** It went on in another tab, or all data was deleted or replaced there. */
  #wentOn(news: SlotNews): void {
    const { session, course } = this.#play
    const { phase } = session.view
    const { newer } = this.#keeping
    if (this.#keeping.closed || phase === 'over') return
    // Nothing was begun here, and nothing is there to go on with.
    if (phase === 'ready' && !newer) {
      this.#keeping.claim()
      return
    }
    course.halt()
    session.overtaken(news, newer)
  }
  /** A kept play stands there, paused. False, with a word, when it cannot be used. */
  async #goOnWith(save: Save, from: 'restored' | 'watched' | 'turn' = 'restored'): Promise<boolean> {
    const { game, session, starts, hand, course } = this.#play
    const found = await restorePlay(game, save, starts)
    if (found.kind === 'unusable') toast(OTHER_RULES.text, { kind: 'bad', detail: found.detail })
    if (found.kind !== 'play' || this.#keeping.closed) return false
    const { view } = session
    course.halt()
    session.setOptions(save.options)
    view.seed = save.seed
    view.scene++
    Object.assign(view, { hints: save.hints, undone: save.undone, outcome: null, newBests: [] })
    hand.takeUp(found.history, save.position)
    course.clock.set(save.at)
    session.restored(from)
    this.#play.showAnew()
    course.entered(Math.max(0, save.at - (found.history.step(-1)?.at ?? 0)))
    this.#keeping.goOn(this.#stand(save.at))
    return true
  }
}
