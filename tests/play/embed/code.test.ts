/** The addresses and the code of embedded games. */
import { describe, expect, it } from 'vitest'
import { embedAddress, embedCode } from '../../../src/play/embed/code'
import { fullSearch, searchOf } from '../../../src/site/embed/startOf'
import { dayOf } from '../../../src/site/today/calendar'
import { seedOf } from '../../../src/site/today/games'

const ORIGIN = 'https://arcade.example'

describe('the address of an embedded page', () => {
  it('has the start, the day, or the replay, and the theme', () => {
    const address = (...of: Parameters<typeof embedAddress> extends [string, ...infer Rest] ? Rest : never) =>
      embedAddress(ORIGIN, ...of)
    expect(address('snake', { kind: 'game', search: '' })).toBe(`${ORIGIN}/embed/snake`)
    expect(address('snake', { kind: 'game', search: '?speed=fast&seed=4' }, 'dark')).toBe(
      `${ORIGIN}/embed/snake?speed=fast&seed=4&theme=dark`,
    )
    expect(address('snake', { kind: 'today' }, 'light')).toBe(`${ORIGIN}/embed/today/snake?theme=light`)
    expect(address('chess', { kind: 'replay', text: 'a-b_c' })).toBe(`${ORIGIN}/embed/chess#play=a-b_c`)
  })
})

describe('the code', () => {
  it('is one frame, whose values cannot break out of their attributes', () => {
    const code = embedCode(`${ORIGIN}/embed/x?position="><script>&b=1`, '"Tom" & <Co>', {
      width: null,
      height: 300,
    })
    expect(code).toMatch(/^<iframe (?:[a-z]+="[^"<>]*" ?)+><\/iframe>$/)
    expect(code).toContain('?position=&quot;&gt;&lt;script&gt;&amp;b=1"')
    expect(code).toContain('width="100%" height="300"')
    expect(code).toContain('title="&quot;Tom&quot; &amp; &lt;Co&gt; on Pocket Arcade"')
  })
})

describe('what an embedded page starts', () => {
  const now = new Date(2026, 11, 5, 12).getTime()
  const seed = seedOf('snake', dayOf('2026-12-05') ?? 0)
  it('is the start in the address without the theme, or the day’s', () => {
    expect(searchOf('snake', false, '', now)).toBe('')
    expect(searchOf('snake', false, '?theme=dark', now)).toBe('')
    expect(searchOf('snake', false, '?seed=4&theme=dark&speed=fast', now)).toBe('?seed=4&speed=fast')
    expect(searchOf('snake', true, '?seed=4', now)).toBe(`?seed=${seed}&day=2026-12-05`)
  })
  it('is the same on the full page', () => {
    expect(fullSearch('', '?seed=9')).toBe('?seed=9')
    const today = `?seed=${seed}&day=2026-12-05`
    expect(fullSearch(today, `?seed=${seed}`)).toBe(today)
    // The next game is not the day's.
    expect(fullSearch(today, '?seed=9')).toBe('?seed=9')
    expect(fullSearch('?position=e4', '?seed=9')).toBe('?position=e4')
  })
})
