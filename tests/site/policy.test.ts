/** The security policy of pages and of embed code. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMBED_POLICY, hasAds, liveOrigins, sitePolicy } from '../../.tools/security-policy'

describe('the policy of a built page', () => {
  const none = { scripts: [], styles: [] }
  it('allows the ad network only if the resolved environment has a client, also from a .env file', () => {
    expect(sitePolicy(hasAds({ VITE_AD_CLIENT: 'pub-1' }), none)).toContain(
      'https://pagead2.googlesyndication.com',
    )
    expect(sitePolicy(hasAds({}), none)).not.toContain('googlesyndication')
  })
  it('allows exactly the relays of live play that the environment names', () => {
    const env = { VITE_LIVE: 'mqtt', VITE_LIVE_URLS: 'wss://a.example:8884/mqtt, wss://b.example' }
    expect(sitePolicy(false, none, liveOrigins(env))).toContain(
      "connect-src 'self' wss://a.example:8884 wss://b.example;",
    )
    expect(sitePolicy(false, none, liveOrigins({ ...env, VITE_LIVE: '' }))).toContain("connect-src 'self';")
  })
  it('allows inline scripts and styles only by hash', () => {
    const policy = sitePolicy(false, { scripts: ['alert(1)'], styles: ['a{}'] })
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';")
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).not.toMatch(/unsafe/)
  })
})

describe('the policy of embed code', () => {
  it('is the same in the page and in the header, and allows multiplayer connections', () => {
    const page = readFileSync('assets/public/embed-host.html', 'utf8')
    const own = page.match(/Content-Security-Policy"\s+content="([^"]+)"/)?.[1] ?? 'none'
    expect(EMBED_POLICY.replace(/^sandbox[^;]*; /, '')).toBe(own)
    expect(own).toMatch(/connect-src https: wss:/)
  })
  it('precedes everything that would start the body, where browsers ignore it', () => {
    const page = readFileSync('assets/public/embed-host.html', 'utf8')
    const before = page.slice(0, page.indexOf('Content-Security-Policy')).replace(/<!--[\s\S]*?-->/g, '')
    expect(before.replace(/<[^>]*>?/g, '').trim()).toBe('')
    expect(before).not.toContain('<body')
  })
})
