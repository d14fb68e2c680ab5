/** Messages stay as long as their reader needs. */
import { expect, it } from 'vitest'
import { stayMs } from '../../src/ui/toasts/toastDuration'

it('plain messages stay four seconds, bad ones eight, others as long as they ask', () => {
  expect(stayMs({ kind: 'plain' }, 'usual')).toBe(4000)
  expect(stayMs({ kind: 'bad' }, 'usual')).toBe(8000)
  expect(stayMs({ kind: 'good', ms: 2200 }, 'usual')).toBe(2200)
})

it('all of them stay three times as long, or until closed, by the setting', () => {
  expect(stayMs({ kind: 'plain' }, 'longer')).toBe(12_000)
  expect(stayMs({ kind: 'good', ms: 2200 }, 'longer')).toBe(6600)
  expect(stayMs({ kind: 'bad' }, 'closed')).toBe(false)
  expect(stayMs({ kind: 'good', ms: 2200 }, 'closed')).toBe(false)
})
