/** Hostile addresses are never opened. */
import { describe, expect, it } from 'vitest'
import { judgeGameUrl } from '../../src/site/custom/gameUrl'
import { HOSTILE_URLS, OWN_PLACE } from '../e2e/data/hostile-urls'

describe('hostile addresses', () => {
  it('include many to refuse and some to accept', () => {
    expect(HOSTILE_URLS.filter((entry) => entry.must === 'refuse').length).toBeGreaterThanOrEqual(25)
    expect(HOSTILE_URLS.filter((entry) => entry.must === 'accept').length).toBeGreaterThan(0)
  })
  it.each(HOSTILE_URLS.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
    const verdict = judgeGameUrl(entry.url, entry.own ?? OWN_PLACE)
    if (entry.must === 'refuse') {
      expect(verdict.ok).toBe(false)
      if (!verdict.ok) expect(verdict.reason.length).toBeGreaterThan(20)
    } else expect(verdict).toEqual({ ok: true, href: entry.href })
  })
})
