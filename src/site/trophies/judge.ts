/** Awards trophies during games that count, the moment they are earned. */
import { Tally } from '../../engine/core/game/tally'
import { type AnyPlay, trophyPlay } from '../../engine/core/game/trophy'
import { hasTrophy, keepTrophies } from '../../engine/storage/values/trophies'
import { trophiesOf } from '../../games/trophies'
import { award, type LivePlay, onProgress, trophyText } from '../../play/session/events/playListeners'
import { isUsual } from '../../play/session/records/separateRecords'
import { once } from '../../ui/once'
import { toast } from '../../ui/toasts/toast'

/** How long the toast stays, ms. Trophies in that time are added to it. */
const TOAST_MS = 4000

/** The message about trophies: one toast of one line for all, because it covers the header. */
class TrophyToast {
  #titles: readonly string[] = []
  #until = 0

  show(titles: readonly string[]): void {
    const now = Date.now()
    this.#titles = now < this.#until ? [...this.#titles, ...titles] : titles
    this.#until = now + TOAST_MS
    toast(trophyText(this.#titles), { kind: 'trophy', topic: 'trophy', ms: TOAST_MS })
  }
}

class TrophyJudge {
  readonly #toast = new TrophyToast()
  /** The state of the latest game; another game has another log. */
  #current: { readonly log: LivePlay['log']; readonly tally: Tally; readonly play: AnyPlay } | null = null

  /** Awards the trophies that were earned so far. */
  judge(live: LivePlay): void {
    const play = this.#read(live)
    const { id, view, bests } = live
    if (!bests.counts || view.undone > 0 || view.rewinds > 0 || view.aimAssisted) return
    const won = trophiesOf(id).filter((trophy) => !hasTrophy(id, trophy.id) && trophy.won(play))
    if (won.length === 0) return
    const ids = won.map((trophy) => trophy.id)
    keepTrophies(id, ids, Date.now())
    const titles = won.map(({ title }) => title)
    award(live, titles)
    // At the end of a game its panel names them.
    if (!view.outcome) this.#toast.show(titles)
  }

  /** The game in the form that trophies read, with all its events so far. */
  #read(live: LivePlay): AnyPlay {
    const { log } = live
    if (this.#current?.log !== log) {
      const tally = new Tally()
      this.#current = { log, tally, play: trophyPlay(tally, stateOf(live)) }
    }
    for (const event of log.splice(0)) this.#current.tally.add(event)
    return this.#current.play
  }
}

/** The current state of the game. Getters, because trophies read it later. */
function stateOf(live: LivePlay): Parameters<typeof trophyPlay>[1] {
  const { view } = live
  return {
    get outcome() {
      return view.outcome
    },
    get hud() {
      return view.hud
    },
    get options() {
      return view.options
    },
    get hints() {
      return view.hints
    },
    get slowed() {
      return !isUsual(view)
    },
    get ms() {
      return live.playedMs
    },
  }
}

/** Judges every game of this visit from now on. */
export const judgeTrophies = once(() => {
  const judge = new TrophyJudge()
  onProgress((live) => judge.judge(live))
})
