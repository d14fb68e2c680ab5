/** Profiles are stored and shared unchanged, and an invalid link or file changes nothing. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dataTexts } from '../../src/site/texts/data'
import { memoryStorage, type TestStorage } from './storage'

const texts = dataTexts.profiles

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
  it('contains settings that differ from the defaults, and none that belong to this browser', async () => {
    const { settingsNow, changeSettings } = await open()
    expect(settingsNow()).toEqual({})
    changeSettings({ textSize: 150, gameSpeed: 70, offline: 'removed', taught: { snake: true } })
    expect(settingsNow()).toEqual({ textSize: 150, gameSpeed: 70 })
  })

  it('is the same by link and by file with any name, and can be applied and undone', async () => {
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

  it('is stored under any name, and replaced by one with the same name', async () => {
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

  it('is refused without a name, beyond the limit, and when storage is full', async () => {
    const { keepProfile } = await open()
    const { MAX_PROFILES } = await import('../../src/site/settings/profiles/profiles')
    expect(keepProfile({ name: '  ', settings: {} })).toBe(texts.badName(40))
    expect(keepProfile({ name: 'x'.repeat(41), settings: {} })).toBe(texts.badName(40))
    storage.space = 0
    expect(keepProfile({ name: 'a', settings: {} })).toBe(texts.notSaved)
    storage.space = Number.POSITIVE_INFINITY
    for (let i = 1; i < MAX_PROFILES; i++) expect(keepProfile({ name: `p${i}`, settings: {} })).toBeNull()
    expect(keepProfile({ name: 'one more', settings: {} })).toBe(texts.tooMany(MAX_PROFILES))
  })
})

describe('a profile from elsewhere', () => {
  it('is refused with a reason if it is invalid, and changes nothing', async () => {
    const { readProfile, readLink, settings, LONGEST_FILE } = await open()
    const before = structuredClone(settings.get())
    const reason = (text: string) => {
      const read = readProfile(text)
      return read.ok ? 'accepted' : read.reason
    }
    expect(reason('hello')).toBe(texts.notProfileOrDamaged)
    expect(reason('[]')).toBe(texts.notProfile)
    expect(reason('{"app":"pocket-arcade","format":1,"data":{}}')).toBe(texts.allData)
    expect(reason(file({ profile: 2, name: 'a', settings: {} }))).toBe(texts.newer)
    expect(reason(file({ name: '', settings: {} }))).toBe(texts.invalid)
    expect(reason(file({ name: 'a', settings: [] }))).toBe(texts.invalid)
    expect(reason(file({ name: 'a', settings: { theme: 'pink' } }))).toBe(texts.invalid)
    expect(reason(file({ name: 'a', settings: { controlSize: 99 } }))).toBe(texts.invalid)
    expect(reason(file({ name: 'a', settings: { bindings: { 'no-game': {} } } }))).toBe(texts.invalid)
    expect(reason(file({ name: 'a', settings: {} }).padEnd(LONGEST_FILE + 1))).toBe(texts.tooLarge)
    for (const hash of ['#profile=', '#profile=%', '#profile=____', `#profile=${'A'.repeat(3000)}`])
      expect(readLink(hash)).toMatchObject({ ok: false })
    expect(readLink('#game-speed')).toBeNull()
    expect(settings.get()).toEqual(before)
  })

  it('may have unknown settings, and those of a browser are left out', async () => {
    const { readProfile } = await open()
    const text = file({ name: 'a', settings: { gameSpeed: 60, later: 1, offline: 'removed', taught: {} } })
    expect(readProfile(text)).toEqual({ ok: true, profile: { name: 'a', settings: { gameSpeed: 60 } } })
  })

  it('never makes reading throw', async () => {
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

it('every setting of a profile has a name', async () => {
  const { settingsSchema } = await import('../../src/engine/storage/values/settings')
  const { SETTING_NAMES } = await import('../../src/site/settings/profiles/settingNames')
  const others = ['offline', 'taught', 'options', 'nickname', 'languageOffered']
  expect(Object.keys(SETTING_NAMES).sort()).toEqual(
    Object.keys(settingsSchema.entries)
      .filter((key) => !others.includes(key))
      .sort(),
  )
})
