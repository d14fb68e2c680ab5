/** The messages between an embedded game and the page around it: what is sent, and that nothing but two commands is read. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandOf, messageOf } from '../../../src/play/embed/messages'
import { createParentPage, type MessageWindow } from '../../../src/play/embed/parentPage'

const PAUSE = { target: 'pocket-arcade', version: 1, type: 'pause' }

/** A window in a frame of another page. */
function framed() {
  const listeners = new Set<(event: MessageEvent) => void>()
  const posted: unknown[][] = []
  const parent = { postMessage: (...all: unknown[]) => posted.push(all) }
  const own = {
    parent,
    addEventListener: (_: string, act: (event: MessageEvent) => void) => listeners.add(act),
    removeEventListener: (_: string, act: (event: MessageEvent) => void) => listeners.delete(act),
  }
  const hear = (data: unknown, source: unknown = parent) => {
    for (const act of listeners) act({ data, source, origin: 'https://any.example' } as MessageEvent)
  }
  // Only what `MessageWindow` names is used.
  return { window: own as unknown as MessageWindow, parent, posted, hear, listeners }
}

describe('a message from the page around', () => {
  it('is a command with exactly these fields', () => {
    expect(commandOf(PAUSE)).toBe('pause')
    expect(commandOf({ ...PAUSE, type: 'resume' })).toBe('resume')
    for (const other of [
      { ...PAUSE, type: 'start' },
      { ...PAUSE, version: 2 },
      { ...PAUSE, version: '1' },
      { ...PAUSE, target: 'pocket arcade' },
      { ...PAUSE, more: 1 },
      { target: 'pocket-arcade', type: 'pause' },
      { ...PAUSE, type: ['pause'] },
      JSON.stringify(PAUSE),
      [PAUSE],
      null,
      undefined,
      'pause',
    ])
      expect(commandOf(other), JSON.stringify(other)).toBeNull()
  })
  it('is ignored whatever else it is, and never throws', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withNullPrototype: true,
      withSparseArray: true,
    })
    const near = fc.record(
      {
        target: fc.oneof(fc.constant('pocket-arcade'), anything),
        version: fc.oneof(fc.constant(1), anything),
        type: fc.oneof(fc.constantFrom('pause', 'resume', 'ready', 'started', '__proto__'), anything),
        extra: anything,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(anything, near), (data) => {
        const { target, version, type } = (data ?? {}) as Record<string, unknown>
        const fits =
          typeof data === 'object' &&
          data !== null &&
          Object.keys(data).sort().join() === 'target,type,version' &&
          target === 'pocket-arcade' &&
          version === 1 &&
          (type === 'pause' || type === 'resume')
        expect(commandOf(data)).toBe(fits ? type : null)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('the page around', () => {
  it('gets reports with the version and the game; ready once', () => {
    const { window, posted } = framed()
    const host = createParentPage(window, 'snake', () => {})
    host.report({ type: 'ready' })
    host.report({ type: 'ready' })
    host.report({ type: 'ended', result: 'over', figures: { Score: 3 } })
    expect(posted).toEqual([
      [{ source: 'pocket-arcade', version: 1, game: 'snake', type: 'ready' }, '*'],
      [
        {
          source: 'pocket-arcade',
          version: 1,
          game: 'snake',
          type: 'ended',
          result: 'over',
          figures: { Score: 3 },
        },
        '*',
      ],
    ])
    expect(structuredClone(messageOf('snake', { type: 'started' }))).toEqual({
      source: 'pocket-arcade',
      version: 1,
      game: 'snake',
      type: 'started',
    })
  })
  it('alone may command, not another window', () => {
    const { window, hear, listeners } = framed()
    const heard: string[] = []
    const stop = createParentPage(window, 'snake', () => {}).onCommand((command) => heard.push(command))
    hear(PAUSE)
    hear(PAUSE, {})
    hear(PAUSE, null)
    hear(PAUSE, window)
    hear('pause')
    expect(heard).toEqual(['pause'])
    stop()
    expect(listeners.size).toBe(0)
  })
  it('is missing on a page of its own: nothing is sent', () => {
    const { window, posted, hear } = framed()
    const alone = { ...window, parent: null as unknown }
    alone.parent = alone
    const heard: string[] = []
    const host = createParentPage(alone as unknown as MessageWindow, 'snake', () => {})
    host.report({ type: 'ready' })
    host.onCommand((command) => heard.push(command))
    hear(PAUSE, alone)
    expect([posted, heard]).toEqual([[], []])
  })
})
