/** Owns the proof that profiles come back as they went out, and that a bad link or file changes nothing. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type TestStorage } from './storage'

const PAGE = 'https://arcade.example/settings'
let storage: TestStorage

async function open(initial: Record<string, string> = {}) {
  vi.resetModules()
  storage = memoryStorage(initial)
  vi.stubGlobal('localStorage', storage)
  const all = await import('../../src/site/settings/profiles/profiles')
  const { changeSettings, settings } = await import('../../src/engine/storage/values/settings')
  return { ...all, changeSettings, settings }
}

const hashOf = (link: string | null) => new URL(link ?? 'about:blank').hash
const file = (profile: object) => JSON.stringify({ app: 'pocket-arcade', profile: 1, ...profile })

beforeEach(() => vi.unstubAllGlobals())

describe('a profile', () => {
  it('holds what is not as at first, and nothing of this browser alone', async () => {
    const { settingsNow, changeSettings } = await open()
    expect(settingsNow()).toEqual({})
    changeSettings({ textSize: 150, gameSpeed: 70, offline: 'removed', taught: { snake: true } })
    expect(settingsNow()).toEqual({ textSize: 150, gameSpeed: 70 })
  })

  it('is the same by link and by file, whatever it is called, and is set and taken back whole', async () => {
    const { linkOf, readLink, fileText, readProfile, applyProfile, changeSettings, settings } = await open()
    const part = { theme: 'light', bindings: { snake: { up: { keys: ['KeyI'] } } }, gameSpeed: 50 } as const
    for (const name of ['Großmutter 👵', '__proto__', 'constructor', '"}', 'x'.repeat(40)]) {
      const profile = { name, settings: structuredClone(part) as never }
      expect(readLink(hashOf(linkOf(profile, PAGE)))).toEqual({ ok: true, profile })
      expect(readProfile(fileText(profile))).toEqual({ ok: true, profile })
    }
    changeSettings({ captions: true, offline: 'removed' })
    const before = applyProfile(structuredClone(part) as never)
    expect(settings.get()).toMatchObject({ ...part, captions: false, offline: 'removed' })
    applyProfile(before)
    expect(settings.get()).toMatchObject({ theme: 'system', bindings: {}, gameSpeed: 100, captions: true })
  })

  it('outlasts the visit under any name, and one of the same name takes its place', async () => {
    const first = await open()
    for (const name of ['__proto__', 'constructor', 'Evening'])
      expect(first.keepProfile({ name, settings: { gameSpeed: 50 } })).toBeNull()
    expect(first.keepProfile({ name: 'evening', settings: { textSize: 200 } })).toBeNull()
    const kept = Object.fromEntries(
      Array.from({ length: storage.length }, (_, i) => storage.key(i) as string).map((key) => [
        key,
        storage.getItem(key) as string,
      ]),
    )
    const later = await open(kept)
    const names = () => Object.values(later.profiles.get()).map(({ name }) => name)
    expect(names().sort()).toEqual(['__proto__', 'constructor', 'evening'])
    later.dropProfile('Evening')
    expect(names()).not.toContain('evening')
  })

  it('is refused without a name, beyond the most, and where there is no room, with a reason', async () => {
    const { keepProfile } = await open()
    const { MOST_PROFILES } = await import('../../src/site/settings/profiles/profiles')
    expect(keepProfile({ name: '  ', settings: {} })).toMatch(/needs a name/)
    expect(keepProfile({ name: 'x'.repeat(41), settings: {} })).toMatch(/needs a name/)
    storage.room = 0
    expect(keepProfile({ name: 'a', settings: {} })).toMatch(/no room/)
    storage.room = Number.POSITIVE_INFINITY
    for (let i = 1; i < MOST_PROFILES; i++) expect(keepProfile({ name: `p${i}`, settings: {} })).toBeNull()
    expect(keepProfile({ name: 'one more', settings: {} })).toMatch(/delete one/)
  })
})

describe('what comes from others', () => {
  it('is told what is wrong with it, and changes nothing', async () => {
    const { readProfile, readLink, settings, LONGEST_FILE } = await open()
    const before = structuredClone(settings.get())
    const reason = (text: string) => {
      const read = readProfile(text)
      return read.ok ? 'taken' : read.reason
    }
    expect(reason('hello')).toMatch(/no profile/)
    expect(reason('[]')).toMatch(/no profile/)
    expect(reason('{"app":"pocket-arcade","format":1,"data":{}}')).toMatch(/Import data/)
    expect(reason(file({ profile: 2, name: 'a', settings: {} }))).toMatch(/newer version/)
    expect(reason(file({ name: '', settings: {} }))).toMatch(/damaged/)
    expect(reason(file({ name: 'a', settings: [] }))).toMatch(/damaged/)
    expect(reason(file({ name: 'a', settings: { theme: 'pink' } }))).toMatch(/damaged/)
    expect(reason(file({ name: 'a', settings: { controlSize: 99 } }))).toMatch(/damaged/)
    expect(reason(file({ name: 'a', settings: { bindings: { 'no-game': {} } } }))).toMatch(/damaged/)
    expect(reason(file({ name: 'a', settings: {} }).padEnd(LONGEST_FILE + 1))).toMatch(/too large/)
    for (const hash of ['#profile=', '#profile=%', '#profile=____', `#profile=${'A'.repeat(3000)}`])
      expect(readLink(hash)).toMatchObject({ ok: false })
    expect(readLink('#game-speed')).toBeNull()
    expect(settings.get()).toEqual(before)
  })

  it('may hold settings that this version does not know, and those of a browser alone are left out', async () => {
    const { readProfile } = await open()
    const text = file({ name: 'a', settings: { gameSpeed: 60, later: 1, offline: 'removed', taught: {} } })
    expect(readProfile(text)).toEqual({ ok: true, profile: { name: 'a', settings: { gameSpeed: 60 } } })
  })

  it('never throws, whatever a link holds', async () => {
    const { readLink, readProfile } = await open()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json()), (text) => {
        readLink(`#profile=${text}`)
        readProfile(text)
      }),
      { numRuns: 300 },
    )
  })
})

it('every setting of a profile has a word', async () => {
  const { settingsSchema } = await import('../../src/engine/storage/values/settings')
  const { PROFILE_WORDS } = await import('../../src/site/settings/profiles/profileWords')
  const others = ['offline', 'taught', 'options']
  expect(Object.keys(PROFILE_WORDS).sort()).toEqual(
    Object.keys(settingsSchema.entries)
      .filter((key) => !others.includes(key))
      .sort(),
  )
})
