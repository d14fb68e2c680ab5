/** Which built page is hydrated at which address, at the root of a host and in a folder. */
import { afterEach, describe, expect, it, vi } from 'vitest'

async function below(base: string) {
  vi.resetModules()
  vi.stubEnv('BASE_URL', base)
  return { ...(await import('../../src/ui/basePath')), ...(await import('../../src/site/app/prerendered')) }
}
afterEach(() => vi.unstubAllEnvs())

describe.each([
  ['/', ''],
  ['/arcade/', '/arcade'],
])('below %s', (base, before) => {
  it('removes file names and trailing slashes that hosts add', async () => {
    const { fromHost, onHost } = await below(base)
    const paths = ['/', '/index.html', '/games/snake', '/games/snake/', '/games/snake/index.html', '//']
    expect(paths.map((path) => fromHost(before + path))).toEqual([
      '/',
      '/',
      '/games/snake',
      '/games/snake',
      '/games/snake',
      '//',
    ])
    expect(onHost('/games/snake')).toBe(`${before}/games/snake`)
  })
  it('hydrates only the page of its own address', async () => {
    const { builtPage } = await below(base)
    expect(builtPage('/games/snake', '/games/snake')).toBe('/games/snake')
    expect(builtPage('/', '/games/snake')).toBeNull()
    expect(builtPage('404', '/nowhere')).toBe('404')
    // A host may send this page for a custom game, which has no file.
    expect(builtPage('404', '/games/custom/custom-1')).toBeNull()
    expect(builtPage('404', null)).toBeNull()
  })
})

it('finds addresses that ask for today’s start of a game', async () => {
  const { asksForToday } = await below('/')
  expect(asksForToday('/games/snake', '?day=today')).toBe(true)
  expect(asksForToday('/games/snake/', '?a=1&day=today')).toBe(true)
  for (const [path, search] of [
    ['/games/snake', '?day=2026-12-01'],
    ['/games/snake', '?today=day'],
    ['/today', '?day=today'],
    ['/games/custom/x', '?day=today'],
  ] as const)
    expect(asksForToday(path, search), path + search).toBe(false)
})

it('ignores addresses outside of its folder', async () => {
  const { fromHost } = await below('/arcade/')
  expect(['/', '/arcades/', '/games/snake'].map(fromHost)).toEqual([null, null, null])
  expect(fromHost('/arcade')).toBe('/')
})
