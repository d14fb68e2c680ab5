/** The cup: four computer opponents with different characters, played one after the other; one lost match may be replayed. */

import type { Emit, Interlude, Outcome } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Skill } from './skills'
import type { Cup, Event, World } from './world'

export interface Character {
  readonly id: 'turtle' | 'bull' | 'seal' | 'falcon'
  readonly name: string
  /** Name and animal. */
  readonly called: string
  /** How it plays, as the end of a sentence: 'Tilda the Turtle stays at home'. */
  readonly plays: string
  readonly skill: Skill
}

/** From the weakest to the strongest; each has its own style. */
export const CHARACTERS: readonly Character[] = [
  {
    id: 'turtle',
    name: 'Tilda',
    called: 'Tilda the Turtle',
    plays: 'stays at home and takes her time',
    skill: { speed: 1, strike: 1.6, look: 80, error: 120, home: 30, banks: false, attack: 45 },
  },
  {
    id: 'bull',
    name: 'Bruno',
    called: 'Bruno the Bull',
    plays: 'rushes at every puck and leaves his goal open',
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
    called: 'Silas the Seal',
    plays: 'shoots off the sides',
    skill: { speed: 5.2, strike: 11, look: 11, error: 18, home: 70, banks: true, attack: 250, aims: 'side' },
  },
  {
    id: 'falcon',
    name: 'Freya',
    called: 'Freya the Falcon',
    plays: 'is fast and shoots where you are not',
    skill: { speed: 8, strike: 16, look: 3, error: 4, home: 68, banks: true, attack: 275, aims: 'open' },
  },
]

/** How many matches of a cup may be lost and played again. */
const SECOND_CHANCES = 1

/** Extra ticks before the first serve of a match, to introduce the opponent. */
export const MEET_TICKS = 90

const characterAt = (place: number) => itemAt(CHARACTERS, Math.min(place, CHARACTERS.length - 1))

/** The current opponent. */
export const rivalOf = ({ at }: Pick<Cup, 'at'>): Character => characterAt(at)

const score = ({ goals: [left, right] }: World) => `${Math.max(left, right)} : ${Math.min(left, right)}`
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
      detail: `${score(world)}. One match of the cup may be played again: this one.`,
      results,
      choices: [{ action: 'next', label: 'Play It Again' }],
      lost: true,
    }
  const next = characterAt(cup.beaten)
  return {
    title: `You beat ${name}`,
    detail: `${score(world)}. Next comes ${next.called}, who ${next.plays}.`,
    results,
    choices: [{ action: 'next', label: 'Next Match' }],
  }
}

/** The next match of a cup begins: against the next one, or the same one again. */
export function goOn(cup: Cup): void {
  cup.at = cup.beaten
  cup.met = false
}

/** How far one came. The time of all matches counts where all four are beaten. */
export function cupOutcome(world: World, cup: Cup): Outcome {
  const { beaten, lost } = cup
  if (beaten === CHARACTERS.length)
    return {
      result: 'won',
      title: 'The cup is yours',
      detail: `All four are beaten, ${lost === 0 ? 'at the first try' : 'one of them at the second try'}.`,
      results: { Beaten: beaten, Time: Math.round(world.ticks / 60) },
    }
  const { called } = rivalOf(cup)
  return {
    result: 'lost',
    title: 'Out of the cup',
    detail: `${called} wins ${score(world)}. You beat ${beaten === 0 ? 'none' : beaten} of four.`,
    results: { Beaten: beaten },
  }
}
