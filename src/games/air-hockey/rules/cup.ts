/** The cup: four computer opponents with different characters, played one after the other; one lost match may be replayed. */
import type { Emit, InterludeContent, Outcome } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { type Stat, texts } from '../texts/game'
import type { Skill } from './skills'
import type { Cup, Event, RivalId, World } from './world'

export interface Character {
  readonly id: RivalId
  /** The id of its goals in the HUD. */
  readonly stat: string
  readonly skill: Skill
}

/** From the weakest to the strongest; each has its own style. */
export const CHARACTERS: readonly Character[] = [
  {
    id: 'turtle',
    stat: 'Tilda',
    skill: { speed: 1, strike: 1.6, look: 80, error: 120, home: 30, banks: false, attack: 45 },
  },
  {
    id: 'bull',
    stat: 'Bruno',
    skill: {
      speed: 4.4,
      strike: 10,
      look: 18,
      error: 34,
      home: 175,
      banks: false,
      attack: 330,
      rushes: true,
    },
  },
  {
    id: 'seal',
    stat: 'Silas',
    skill: { speed: 5.2, strike: 11, look: 11, error: 18, home: 70, banks: true, attack: 250, aims: 'side' },
  },
  {
    id: 'falcon',
    stat: 'Freya',
    skill: { speed: 8, strike: 16, look: 3, error: 4, home: 68, banks: true, attack: 275, aims: 'open' },
  },
]

/** Lost matches that may be replayed in a cup. */
const SECOND_CHANCES = 1

/** Extra ticks before the first serve of a match, to introduce the opponent. */
export const MEET_TICKS = 90

const characterAt = (place: number) => itemAt(CHARACTERS, Math.min(place, CHARACTERS.length - 1))

/** The current opponent. */
export const rivalOf = ({ at }: Pick<Cup, 'at'>): Character => characterAt(at)

const score = ({ goals: [left, right] }: World) =>
  texts.ends.score(Math.max(left, right), Math.min(left, right))
const won = ({ goals: [left, right] }: World) => left > right

/** Counts and reports a finished match of the cup; returns whether the cup continues. */
export function countMatch(world: World, cup: Cup, emit: Emit<Event>): boolean {
  const { id } = rivalOf(cup)
  if (won(world)) cup.beaten++
  else cup.lost++
  emit({ type: won(world) ? 'beaten' : 'beatenBy', rival: id, score: score(world), beaten: cup.beaten })
  return cup.beaten < CHARACTERS.length && cup.lost <= SECOND_CHANCES
}

/** The panel between two matches of a cup. */
export function betweenMatches(world: World, cup: Cup): InterludeContent<Stat> {
  const { name } = texts.rivals[rivalOf(cup).id]
  const results = { Beaten: cup.beaten }
  if (!won(world))
    return {
      title: texts.cup.rivalWins(name),
      detail: texts.cup.secondChance(score(world)),
      results,
      choices: [{ action: 'next', label: texts.cup.replay }],
      lost: true,
    }
  const next = characterAt(cup.beaten)
  return {
    title: texts.cup.youBeat(name),
    detail: texts.cup.next(score(world), texts.rivals[next.id].intro),
    results,
    choices: [{ action: 'next', label: texts.cup.nextMatch }],
  }
}

/** Moves the cup to its next match, against the next opponent or the same one again. */
export function startNextMatch(cup: Cup): void {
  cup.at = cup.beaten
  cup.met = false
}

/** The final result. The time of all matches counts only if all four are beaten. */
export function cupOutcome(world: World, cup: Cup): Outcome<Stat> {
  const { beaten, lost } = cup
  if (beaten === CHARACTERS.length)
    return {
      result: 'won',
      title: texts.cup.won,
      detail: lost === 0 ? texts.cup.firstTry : texts.cup.secondTry,
      results: { Beaten: beaten, Time: Math.round(world.ticks / 60) },
    }
  const { fullName } = texts.rivals[rivalOf(cup).id]
  return {
    result: 'lost',
    title: texts.cup.lost,
    detail: texts.cup.lostTo(fullName, score(world)),
    results: { Beaten: beaten },
  }
}
