/** Owns who wins a trophy and when: at the moment of the feat, in plays that count, once for good. */
import { Tally } from '../../engine/core/game/tally'
import { type TrophyPlay, trophyPlay } from '../../engine/core/game/trophy'
import { hasTrophy, keepTrophies } from '../../engine/storage/values/trophies'
import { trophiesOf } from '../../games/trophies'
import { isUsual } from '../../play/session/assists/separateRecords'
import { award, onTold, type ToldPlay, trophyText } from '../../play/session/events/playListeners'
import { toast } from '../../ui/toasts/toast'

/** How long the news stays, ms: what else is won meanwhile is told with it. */
const NEWS_MS = 4000

let news: readonly string[] = []
let until = 0

/** One toast in one line, however many come: it lies over the header, and what is below it is to be seen. */
function show(titles: readonly string[]): void {
  const now = Date.now()
  news = now < until ? [...news, ...titles] : titles
  until = now + NEWS_MS
  toast(trophyText(news), { kind: 'trophy', topic: 'trophy', ms: NEWS_MS })
}

/** Of the play that was told of last: another one has another log. */
let now: { readonly log: ToldPlay['log']; readonly tally: Tally; readonly play: TrophyPlay } | null = null

/** The play as trophies see it, with all that it told so far. */
function seen(told: ToldPlay): TrophyPlay {
  const { view, log } = told
  if (now?.log !== log) {
    const tally = new Tally()
    const stand = {
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
    now = { log, tally, play: trophyPlay(tally, stand) }
  }
  for (const event of log.splice(0)) now.tally.add(event)
  return now.play
}

/** Gives what the play as it stands has won. */
function judge(told: ToldPlay): void {
  const play = seen(told)
  const { id, view, bests } = told
  if (!bests.counts || view.undone > 0 || view.forgiven > 0 || view.aimed) return
  const won = trophiesOf(id).filter((trophy) => !hasTrophy(id, trophy.id) && trophy.won(play))
  if (won.length === 0) return
  const ids = won.map((trophy) => trophy.id)
  keepTrophies(id, ids, Date.now())
  const titles = won.map(({ title }) => title)
  award(told, titles)
  show(titles)
}

/** From now on, for the whole visit. */
onTold(judge)
