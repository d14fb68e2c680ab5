/** Awards trophies: at the moment of the feat, in games that count, once for good. */
import { Tally } from '../../engine/core/game/tally'
import { type TrophyPlay, trophyPlay } from '../../engine/core/game/trophy'
import { hasTrophy, keepTrophies } from '../../engine/storage/values/trophies'
import { trophiesOf } from '../../games/trophies'
import { isUsual } from '../../play/session/assists/separateRecords'
import { award, type LivePlay, onProgress, trophyText } from '../../play/session/events/playListeners'
import { once } from '../../ui/once'
import { toast } from '../../ui/toasts/toast'

/** How long the toast stays, ms: further trophies meanwhile are added to it. */
const NEWS_MS = 4000

/** The message of trophies: one toast in one line, however many come, because it covers the header. */
class TrophyToast {
  #titles: readonly string[] = []
  #until = 0

  show(titles: readonly string[]): void {
    const now = Date.now()
    this.#titles = now < this.#until ? [...this.#titles, ...titles] : titles
    this.#until = now + NEWS_MS
    toast(trophyText(this.#titles), { kind: 'trophy', topic: 'trophy', ms: NEWS_MS })
  }
}

class TrophyJudge {
  readonly #toast = new TrophyToast()
  /** Of the latest game; another one has another log. */
  #seen: { readonly log: LivePlay['log']; readonly tally: Tally; readonly play: TrophyPlay } | null = null

  /** Awards what the game has won so far. */
  judge(told: LivePlay): void {
    const play = this.#read(told)
    const { id, view, bests } = told
    if (!bests.counts || view.undone > 0 || view.rewinds > 0 || view.aimAssisted) return
    const won = trophiesOf(id).filter((trophy) => !hasTrophy(id, trophy.id) && trophy.won(play))
    if (won.length === 0) return
    const ids = won.map((trophy) => trophy.id)
    keepTrophies(id, ids, Date.now())
    const titles = won.map(({ title }) => title)
    award(told, titles)
    this.#toast.show(titles)
  }

  /** The game as trophies see it, with all its events so far. */
  #read(told: LivePlay): TrophyPlay {
    const { log } = told
    if (this.#seen?.log !== log) {
      const tally = new Tally()
      this.#seen = { log, tally, play: trophyPlay(tally, standOf(told)) }
    }
    for (const event of log.splice(0)) this.#seen.tally.add(event)
    return this.#seen.play
  }
}

/** The game as it is at the moment of asking. */
function standOf(told: LivePlay): Parameters<typeof trophyPlay>[1] {
  const { view } = told
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
      return told.playedMs
    },
  }
}

/** From now on, for the whole visit. */
export const judgeTrophies = once(() => {
  const judge = new TrophyJudge()
  onProgress((told) => judge.judge(told))
})
