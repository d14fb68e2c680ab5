/** The sound system runs while the page is visible, and no longer. */
import { describe, expect, it, vi } from 'vitest'
import { keepAwake } from '../../../src/engine/sound/unlock'
import { settle } from './world'

describe('keeping the sound awake', () => {
  function page() {
    const document = Object.assign(new EventTarget(), { hidden: false })
    const window = new EventTarget()
    const context = {
      state: 'suspended',
      resume: vi.fn(async () => {}),
      suspend: vi.fn(async () => {}),
    }
    return { document, window, context }
  }
  it('resumes at every gesture and return while not running, also after an interruption', () => {
    const { document, window, context } = page()
    keepAwake(context, { document, window })
    expect(context.resume).toHaveBeenCalledTimes(1)
    for (const state of ['suspended', 'interrupted']) {
      context.state = state
      for (const type of ['pointerup', 'keydown', 'pageshow']) {
        context.resume.mockClear()
        window.dispatchEvent(new Event(type))
        expect(context.resume, `${state} ${type}`).toHaveBeenCalledTimes(1)
      }
      context.resume.mockClear()
      document.dispatchEvent(new Event('visibilitychange'))
      expect(context.resume, state).toHaveBeenCalledTimes(1)
    }
    for (const state of ['running', 'closed']) {
      context.state = state
      context.resume.mockClear()
      window.dispatchEvent(new Event('pointerup'))
      expect(context.resume, state).not.toHaveBeenCalled()
    }
  })
  it('suspends while hidden, and no key resumes it there', () => {
    const { document, window, context } = page()
    context.state = 'running'
    keepAwake(context, { document, window })
    document.hidden = true
    document.dispatchEvent(new Event('visibilitychange'))
    expect(context.suspend).toHaveBeenCalledTimes(1)
    context.state = 'suspended'
    window.dispatchEvent(new Event('keydown'))
    expect(context.resume).not.toHaveBeenCalled()
    document.hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    expect(context.resume).toHaveBeenCalledTimes(1)
  })
  it('survives a refusal and stops when asked', async () => {
    const { document, window, context } = page()
    context.resume.mockImplementation(() => Promise.reject(new Error('not allowed')))
    const letGo = keepAwake(context, { document, window })
    window.dispatchEvent(new Event('pointerup'))
    await settle()
    expect(context.resume).toHaveBeenCalledTimes(2)
    letGo()
    window.dispatchEvent(new Event('pointerup'))
    expect(context.resume).toHaveBeenCalledTimes(2)
  })
})
