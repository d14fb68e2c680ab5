/** The phases of a game and their transitions, the same for all games. */
import type { Overtaken, PauseReason } from '../../opening/policy'

export type Phase = 'ready' | 'playing' | 'paused' | 'over'

export type PhaseEvent = 'start' | 'pause' | 'resume' | 'finish' | 'restart' | 'reset'

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
