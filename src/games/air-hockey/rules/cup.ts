/** The cup: four computer opponents with different characters, played one after the other; one lost match may be replayed. */
import type { Emit, Interlude, Outcome } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Skill } from './skills'
import type { Cup, Event, World } from './world'

export interface Character {
  readonly id: 'turtle' | 'bull' | 'seal' | 'falcon'
  readonly name: string
  /** Name and animal: 'Tilda the Turtle'. */
  readonly fullName: string
  /** Introduces the opponent in one sentence. */
  readonly intro: string
  readonly skill: Skill
}

/** From the weakest to the strongest; each has its own style. */
export const CHARACTERS: readonly Character[] = [
  {
    id: 'turtle',
    name: 'Tilda',
    fullName: 'Tilda the Turtle',
    intro: 'Tilda the Turtle stays near her goal and takes her time.',
    skill: { speed: 1, strike: 1.6, look: 80, error: 120, home: 30, banks: false, attack: 45 },
  },
  {
    id: 'bull',
    name: 'Bruno',
    fullName: 'Bruno the Bull',
    intro: 'Bruno the Bull rushes at every puck and leaves his goal open.',
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
    name: 'Silas',
    fullName: 'Silas the Seal',
    intro: 'Silas the Seal shoots off the rails.',
    skill: { speed: 5.2, strike: 11, look: 11, error: 18, home: 70, banks: true, attack: 250, aims: 'side' },
  },
  {
    id: 'falcon',
    name: 'Freya',
    fullName: 'Freya the Falcon',
    intro: 'Freya the Falcon is fast and shoots where you aren’t.',
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

const score = ({ goals: [left, right] }: World) => `${Math.max(left, right)}–${Math.min(left, right)}`
const won = ({ goals: [left, right] }: World) => left > right

/** Counts and reports a finished match of the cup; returns whether the cup continues. */
export function countMatch(world: World, cup: Cup, emit: Emit<Event>): boolean {
  const { name } = rivalOf(cup)
  if (won(world)) cup.beaten++
  else cup.lost++
  emit({ type: won(world) ? 'beaten' : 'beatenBy', name, score: score(world), beaten: cup.beaten })
  return cup.beaten < CHARACTERS.length && cup.lost <= SECOND_CHANCES
}

/** The panel between two matches of a cup. */
export function betweenMatches(world: World, cup: Cup): Interlude {
  const { name } = rivalOf(cup)
  const results = { Beaten: cup.beaten }
  if (!won(world))
    return {
      title: `${name} wins`,
      detail: `${score(world)}. You get one second chance: replay this match.`,
      results,
      choices: [{ action: 'next', label: 'Replay match' }],
      lost: true,
    }
  const next = characterAt(cup.beaten)
  return {
    title: `You beat ${name}`,
    detail: `${score(world)}. Next: ${next.intro}`,
    results,
    choices: [{ action: 'next', label: 'Next match' }],
  }
}

/** Moves the cup to its next match, against the next opponent or the same one again. */
export function startNextMatch(cup: Cup): void {
  cup.at = cup.beaten
  cup.met = false
}

/** The final result. The time of all matches counts only if all four are beaten. */
export function cupOutcome(world: World, cup: Cup): Outcome {
  const { beaten, lost } = cup
  if (beaten === CHARACTERS.length)
    return {
      result: 'won',
      title: 'You won the cup',
      detail:
        lost === 0
          ? 'You beat all four on the first try.'
          : 'You beat all four, one of them on the second try.',
      results: { Beaten: beaten, Time: Math.round(world.ticks / 60) },
    }
  const { fullName } = rivalOf(cup)
  return {
    result: 'lost',
    title: 'Out of the cup',
    detail: `${fullName} wins, ${score(world)}. You beat ${beaten} of 4.`,
    results: { Beaten: beaten },
  }
}
