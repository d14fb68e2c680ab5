/** The phase table. */
import { describe, expect, it } from 'vitest'
import { nextPhase, type Phase, type PhaseEvent } from '../../../src/play/session/view/phases'

describe('the phase table', () => {
  it('allows exactly the intended transitions', () => {
    const allowed: Record<Phase, PhaseEvent[]> = {
      ready: ['start', 'restart', 'reset'],
      playing: ['pause', 'finish', 'restart', 'reset'],
      paused: ['resume', 'restart', 'reset'],
      over: ['start', 'resume', 'restart', 'reset'],
    }
    const events: PhaseEvent[] = ['start', 'pause', 'resume', 'finish', 'restart', 'reset']
    for (const phase of Object.keys(allowed) as Phase[]) {
      expect(events.filter((event) => nextPhase(phase, event)).sort()).toEqual([...allowed[phase]].sort())
    }
  })
})
