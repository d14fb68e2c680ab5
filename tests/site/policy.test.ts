/** Owns the proof that the page's policy knows of the network whenever the page does: from a .env file too. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMBED_POLICY, securityPolicy } from '../../.tools/security-policy'

function policyWith(env: Record<string, string>): string {
  const plugin = securityPolicy()
  const resolved = plugin.configResolved as (config: object) => void
  resolved({ build: { outDir: 'dist' }, env })
  const { handler } = plugin.transformIndexHtml as { handler: (html: string, context: object) => unknown }
  return JSON.stringify(handler('', {}))
}

describe('the policy of a built page', () => {
  it('lets the network in exactly when the resolved settings name a client', () => {
    expect(policyWith({ VITE_AD_CLIENT: 'pub-1' })).toContain('https://pagead2.googlesyndication.com')
    expect(policyWith({})).not.toContain('googlesyndication')
  })
})

describe('the policy of embed code', () => {
  it('is the same in the page and in the header, and lets games of several players connect', () => {
    const page = readFileSync('assets/public/embed-host.html', 'utf8')
    const own = page.match(/Content-Security-Policy"\s+content="([^"]+)"/)?.[1] ?? 'none'
    expect(EMBED_POLICY.replace(/^sandbox[^;]*; /, '')).toBe(own)
    expect(own).toMatch(/connect-src https: wss:/)
  })
})

describe('offline play', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('PROD', true)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it('is asked for once in a visit, and again after it failed', async () => {
    const register = vi.fn(async () => undefined)
    register.mockRejectedValueOnce(new Error('offline'))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('navigator', { serviceWorker: { register } })
    vi.stubGlobal('window', { isSecureContext: true })
    const { keepOffline } = await import('../../src/site/offline')
    keepOffline()
    await Promise.resolve()
    await Promise.resolve()
    for (let game = 0; game < 3; game++) keepOffline()
    expect(register).toHaveBeenCalledTimes(2)
  })
})
