/** The phases of a game and their transitions, the same for all games. */

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
  | 'restored'
  | 'watched'
  | 'turn'
  | Overtaken

/** Why a game cannot continue here: it did in another tab, or all data was deleted or replaced there. */
export type Overtaken = 'elsewhere' | 'ended'

const TABLE: Readonly<Record<Phase, Partial<Record<PhaseEvent, Phase>>>> = {
  ready: { start: 'playing', restart: 'playing', reset: 'ready' },
  playing: { pause: 'paused', finish: 'over', restart: 'playing', reset: 'ready' },
  paused: { resume: 'playing', restart: 'playing', reset: 'ready' },
  over: { restart: 'playing', start: 'playing', reset: 'ready', resume: 'playing' },
}

/** The phase after an event, or null where the event means nothing. 'resume' from over is an undone end. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase | null {
  return TABLE[phase][event] ?? null
}

/** What the pause panel says. */
export const PAUSE_TEXTS: Readonly<Record<PauseReason, string>> = {
  asked: 'Take your time.',
  hidden: 'Paused while you were away.',
  blur: 'Paused: the window lost focus.',
  gamepad: 'Paused: the gamepad was disconnected.',
  context: 'Paused: the graphics were interrupted.',
  turned: 'Paused while the window was turned.',
  restored: 'Your game stands as you left it.',
  watched: 'You go on from here. This play keeps no record.',
  turn: 'This game goes on by links.',
  elsewhere: 'This game went on in another tab.',
  ended: 'Your data was deleted or replaced in another tab.',
}

/** Whether the game cannot be resumed as it is. */
export function isOvertaken(reason: PauseReason): reason is Overtaken {
  return reason === 'elsewhere' || reason === 'ended'
}
