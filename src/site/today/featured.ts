/** The featured games of this site. */
import { CHOSEN } from '../../games/catalog'
import { type Day, FIRST_DAY } from './calendar'
import { DAILY_GAMES } from './games'
import { Schedule } from './schedule'

/** An own site draws from its own games. On that of the specification, games that have left keep their days. */
const schedule = new Schedule(
  CHOSEN.length > 0 ? DAILY_GAMES.filter(({ id }) => CHOSEN.includes(id)) : DAILY_GAMES,
)

/** Ids of the day's featured games: Medium, Hard, Easy. Without games of a difficulty there are fewer. */
export const featuredOn = (day: Day): string[] => schedule.featured(day)

/** How many games each day features: three, unless the site has too few. */
export const FEATURED: number = featuredOn(FIRST_DAY).length
