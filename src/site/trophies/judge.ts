/** Owns who wins a trophy and when: at the moment of the feat, in plays that count, once for good. */
import { hasTrophy, keepTrophies } from '../../engine/storage/trophies'
import { trophiesOf } from '../../games/trophies'
import { onTold, type ToldPlay } from '../../play/session/told'
import { toast } from '../../ui/toast'

/** How long the news stays, ms: what else is won meanwhile is told with it. */
const NEWS_MS = 4000

let news: readonly string[] = []
let until = 0

/** One toast, however many come. */
function show(titles: readonly string[]): void {
  const now = Date.now()
  news = now < until ? [...news, ...titles] : titles
  until = now + NEWS_MS
  const text = news.length > 1 ? `${news.length} trophies won` : 'Trophy won'
  toast(text, { kind: 'trophy', detail: news.join(', '), topic: 'trophy', ms: NEWS_MS })
}

/** Gives what the play as it stands has won. */
export function judge({ game, counts, play, award }: ToldPlay): void {
  if (!counts) return
  const won = trophiesOf(game).filter((trophy) => !hasTrophy(game, trophy.id) && trophy.won(play))
  if (won.length === 0) return
  keepTrophies(
    game,
    won.map(({ id }) => id),
    Date.now(),
  )
  const titles = won.map(({ title }) => title)
  award(titles)
  show(titles)
}

/** From now on, for the whole visit. */
onTold(judge)
