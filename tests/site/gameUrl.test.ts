/** Only public addresses of other sites are shown in frames. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeGameUrl, type SiteLocation, URL_LIMIT } from '../../src/site/custom/gameUrl'
import { sample } from '../support/proofs'

const secure: SiteLocation = { protocol: 'https:', hostname: 'arcade.example.net' }
const plain: SiteLocation = { protocol: 'http:', hostname: 'localhost' }

const GOOD = [
  'https://games.example.com/play?level=1&mode=easy#start',
  'https://example.com',
  'HTTPS://EXAMPLE.COM/Path',
  'https://example.com:8443/',
  'https://xn--bcher-kva.example/',
  'https://bücher.example/spiel',
  'https://a.b.c.d.example.co.uk/%E2%9C%93',
  'https://example.com/a@b',
  'https://example.com/?next=https://other.example/',
  '  https://example.com/  ',
]

const HOSTILE: readonly (readonly [string, string])[] = [
  ['javascript:alert(1)', 'another scheme'],
  ['JaVaScRiPt:alert(1)//https://example.com', 'another scheme'],
  ['java\nscript:alert(1)', 'a line break in the scheme'],
  ['\u0001javascript:alert(1)', 'a control character in front'],
  ['data:text/html,<script>alert(1)</script>', 'another scheme'],
  ['blob:https://example.com/1234', 'another scheme'],
  ['about:blank', 'another scheme'],
  ['file:///etc/passwd', 'another scheme'],
  ['ftp://example.com/', 'another scheme'],
  ['view-source:https://example.com/', 'another scheme'],
  ['filesystem:https://example.com/temporary/x', 'another scheme'],
  ['//example.com/game', 'no scheme'],
  ['/games/snake', 'no host'],
  ['example.com/game', 'no scheme'],
  ['https:example.com', 'no slashes'],
  ['https:/example.com', 'one slash'],
  ['https:///example.com', 'three slashes'],
  ['https:\\\\example.com', 'backslashes'],
  ['https://example.com\\@evil.example/', 'a backslash before a user name'],
  ['https://good.example.com@evil.example/', 'a user name'],
  ['https://user:pw@good.example@evil.example/', 'user name and password'],
  ['https://@example.com/', 'an empty user name'],
  ['https://:@example.com/', 'an empty user name and password'],
  ['https://good.example%40evil.example/', 'an encoded at sign'],
  ['https://127.0.0.1/', 'an IP address'],
  ['https://2130706433/', 'an IP address as one number'],
  ['https://0x7f000001/', 'an IP address in hexadecimal'],
  ['https://0177.0.0.1/', 'an IP address in octal'],
  ['https://127.1/', 'a short IP address'],
  ['https://0/', 'the shortest IP address'],
  ['https://１２７.０.０.１/', 'an IP address in full-width digits'],
  ['https://[::1]/', 'an IPv6 address'],
  ['https://[::ffff:127.0.0.1]/', 'an IPv4 address as IPv6'],
  ['https://192.168.0.1.:8080/', 'an IP address with a dot at the end'],
  ['https://localhost/', 'localhost'],
  ['https://localhost./', 'localhost with a dot'],
  ['https://LOCALHOST:3000/', 'localhost in capitals'],
  ['https://app.localhost/', 'a name under localhost'],
  ['https://printer.local/', 'a name of the local network'],
  ['https://wiki.internal/', 'a name of an internal network'],
  ['https://intranet/', 'a host without a dot'],
  ['https://example.com./', 'a host with a dot at the end'],
  ['https://example.com/a b', 'a space'],
  ['https://exa\tmple.com/', 'a tab'],
  ['https://example.com/\u0000', 'a null'],
  ['https://example.com/\u202Egpj.exe', 'a change of writing direction'],
  ['https://exam\u00ADple.com/', 'a soft hyphen'],
  ['https://exam\u200Bple.com/', 'a zero-width space'],
  ['https://exa%6Dple.com/', 'an encoded letter in the host'],
  ['https://exam<ple.com/', 'a character no host has'],
  ['https://', 'no host at all'],
  ['https://?x', 'a question instead of a host'],
  ['https://example.com:99999/', 'a port that does not exist'],
  [`https://example.com/${'a'.repeat(URL_LIMIT)}`, 'too many characters'],
  ['', 'nothing'],
]

describe('judgeGameUrl', () => {
  it.each(GOOD)('accepts %s', (raw) => {
    expect(judgeGameUrl(raw, secure)).toEqual({ ok: true, href: new URL(raw.trim()).href })
  })

  it.each(HOSTILE.map(([raw, what]) => [what, raw] as const))('refuses %s', (_what, raw) => {
    for (const own of [secure, plain]) {
      const verdict = judgeGameUrl(raw, own)
      expect(verdict.ok).toBe(false)
      if (!verdict.ok) expect(verdict.reason.length).toBeGreaterThan(20)
    }
  })

  it('accepts http only on an http page', () => {
    expect(judgeGameUrl('http://example.com/', secure).ok).toBe(false)
    expect(judgeGameUrl('http://example.com/', plain).ok).toBe(true)
  })

  it.each([
    'https://arcade.example.net/',
    'http://arcade.example.net/',
    'https://arcade.example.net:444/games/snake',
    'https://ARCADE.Example.NET/',
    'https://arcade.example.net./',
    'https://arcade。example。net/',
    'https://ａrcade.example.net/',
  ])('refuses this site in any spelling: %s', (raw) => {
    expect(judgeGameUrl(raw, secure).ok).toBe(false)
  })

  it('counts the characters exactly', () => {
    const start = 'https://example.com/'
    const fits = start + 'a'.repeat(URL_LIMIT - start.length)
    expect(judgeGameUrl(fits, secure).ok).toBe(true)
    expect(judgeGameUrl(`${fits}a`, secure).ok).toBe(false)
  })

  it('accepts only public http(s) addresses of other hosts', { tags: ['sample'] }, () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '%2e',
      '%40',
      '\n',
      '\t',
      ' ',
      '\u202e',
      'localhost',
      '127.0.0.1',
      '0x7f',
      '2130706433',
      '[::1]',
      'evil',
      'com',
      'arcade.example.net',
      '?',
      '#',
      '443',
    )
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 6 }).map((pieces) => `https://${pieces.join('')}`),
      fc.webUrl(),
    )
    let accepted = 0
    fc.assert(
      fc.property(typed, (raw) => {
        const verdict = judgeGameUrl(raw, secure)
        if (!verdict.ok) return
        accepted++
        const url = new URL(verdict.href)
        expect(url.protocol).toBe('https:')
        expect(url.username + url.password).toBe('')
        expect(url.hostname).toContain('.')
        expect(url.hostname).not.toMatch(/^[\d.]+$|^\[|\.$|(^|\.)localhost$/)
        expect(url.hostname).not.toBe(secure.hostname)
        expect(raw.trim().toLowerCase().startsWith('https://')).toBe(true)
        // The accepted address is the one that is opened: checking it again changes nothing.
        expect(judgeGameUrl(verdict.href, secure)).toEqual(verdict)
      }),
      { numRuns: sample(800, 3000), seed: 42 },
    )
    expect(accepted).toBeGreaterThan(sample(25, 100))
  })
})
