/** The phases of a game and their transitions, the same for all games. */
import type { LivePause } from '../../opening/live'

export type Phase = 'ready' | 'playing' | 'paused' | 'over'

export type PhaseEvent = 'start' | 'pause' | 'resume' | 'finish' | 'restart' | 'reset'

/** Why a game is paused. All but 'asked' happen automatically, and none of them resumes automatically. */
export type PauseReason =
  | 'asked'
  | 'hidden'
  | 'blur'
  | 'gamepad'
  | 'context'
  | 'turned'
  | 'left'
  | 'restored'
  | 'watched'
  | 'turn'
  | LivePause
  | Overtaken

/** Why a game cannot continue here: it continued in another tab, or all data was deleted or replaced there. */
export type Overtaken = 'elsewhere' | 'ended'

const TABLE: Readonly<Record<Phase, Partial<Record<PhaseEvent, Phase>>>> = {
  ready: { start: 'playing', restart: 'playing', reset: 'ready' },
  playing: { pause: 'paused', finish: 'over', restart: 'playing', reset: 'ready' },
  paused: { resume: 'playing', restart: 'playing', reset: 'ready' },
  over: { restart: 'playing', start: 'playing', reset: 'ready', resume: 'playing' },
}

/** The phase after an event; null if the event has no effect. 'resume' from 'over' undoes the end. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase | null {
  return TABLE[phase][event] ?? null
}

export function isOvertaken(reason: PauseReason): reason is Overtaken {
  return reason === 'elsewhere' || reason === 'ended'
}
