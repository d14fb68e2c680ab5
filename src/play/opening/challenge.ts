/** Challenges: another player's start with a result to beat. */

import type { Best, Game, Outcome } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { nameOf } from '../../engine/core/text'
import { isPossibleValue } from '../../engine/storage/values/records'
import { challengeTexts } from '../texts/challenges'
import { inAddress } from './fragment'
import type { Start } from './race'

/** Comes after the value if the replay follows. */
export const WITH_PLAY = '&play='

export interface Challenge {
  /** The stat that is compared: the game's first best. */
  readonly best: Best
  /** What it is called on screen. */
  readonly name: string
  readonly value: number
  /** Only a link claims it: no replay of the same start proves it. */
  readonly unverified?: true
}

/** The challenge of a finished game; null if it has no result to beat. */
export function challengeOf(game: Game, outcome: Outcome | null): Challenge | null {
  const [best] = game.best
  const value = best && outcome?.results?.[best.of]
  return best && value !== undefined ? { best, name: nameOf(game.stats, best.of), value } : null
}

/**
 * The challenge of a recorded game; null if it has no result to beat, or began at a position.
 *
 * @param replay - its stats must be verified
 */
export function challengeFrom(game: Game, replay: Replay): Challenge | null {
  const { figures, input } = replay
  const [best] = game.best
  const value = best && figures[best.of]
  if (!best || value === undefined || !isPossibleValue(best, value)) return null
  if (input.kind === 'turn' && input.position !== undefined) return null
  const challenge = { best, name: nameOf(game.stats, best.of), value }
  return carries(game, replay) ? { ...challenge, unverified: true } : challenge
}

/** Whether a value is carried from one game to the next (a bank): then the record cannot prove what it began with. */
export function carries(game: Game, { options, seed }: Start): boolean {
  if (game.kind !== 'turn' || !game.rules.carry) return false
  return Boolean(game.rules.carry.values(game.rules.start(options, seed)))
}

/** The challenge in the address; null if there is none, or its value is impossible. Only the link claims it. */
export function challengeInAddress(game: Game): Challenge | null {
  const [best] = game.best
  // The link may end within the name of its replay.
  const [text = ''] = inAddress('beat')?.split('&') ?? []
  const value = Number(text)
  return best && /^-?\d{1,9}(\.\d{1,3})?$/.test(text) && isPossibleValue(best, value)
    ? { best, name: nameOf(game.stats, best.of), value, unverified: true }
    : null
}

/** The text of the replay that comes with the challenge in the address, '' if it was cut off; null without one. */
export function rivalInAddress(): string | null {
  const text = inAddress('beat') ?? ''
  const at = text.indexOf('&')
  if (at < 0) return null
  const rest = text.slice(at)
  return rest.startsWith(WITH_PLAY) ? rest.slice(WITH_PLAY.length) : ''
}

const withStatus = (text: string, { unverified }: Challenge) =>
  unverified ? `${text} ${challengeTexts.unverified}` : text

/** The text of a challenge before the game. */
export const waitingText = (challenge: Challenge): string =>
  withStatus(challengeTexts.waiting(challenge.name, challenge.value), challenge)

/** The result of the challenge; null if the game has no such stat. */
export function verdict(challenge: Challenge, outcome: Outcome): string | null {
  const text = comparison(challenge, outcome)
  return text && withStatus(text, challenge)
}

function comparison({ best, name, value }: Challenge, outcome: Outcome): string | null {
  const own = outcome.results?.[best.of]
  if (own === undefined) return null
  if (own === value) return challengeTexts.tied(name, own)
  const beaten = best.better === 'higher' ? own > value : own < value
  return (beaten ? challengeTexts.won : challengeTexts.lost)(name, own, value)
}
