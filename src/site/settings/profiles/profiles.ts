/** Profiles: settings under a name, stored in this browser, and as a file or a link for other browsers. */
import * as v from 'valibot'
import { typedText } from '../../../engine/core/input/typed'
import { versionedFormat } from '../../../engine/storage/store/format'
import { openStore } from '../../../engine/storage/store/page'
import {
  DEFAULT_SETTINGS,
  type Settings,
  settings,
  settingsSchema,
} from '../../../engine/storage/values/settings'
import { findGame } from '../../../games/catalog'
import { bytesOf, textOf } from '../../../play/replay/pack'
import { dataTexts } from '../../texts/data'

const texts = dataTexts.profiles

export const MAX_PROFILES = 20
export const LONGEST_NAME = 40
/** The longest file, in characters: far more than changed controls of all games need. */
export const LONGEST_FILE = 60_000
/** The longest link, in characters: some programs cut off longer ones. */
const LONGEST_LINK = 2000
const MARK = '#profile='

/** Settings that belong to this browser or to single games, not to profiles. */
const NO_PART = ['offline', 'taught', 'options', 'nickname', 'languageOffered'] as const
type Own = (typeof NO_PART)[number]
/** Everything a profile sets; other settings get their defaults. */
export type ProfileSettings = Omit<Settings, Own>

export interface Profile {
  readonly name: string
  readonly settings: Partial<ProfileSettings>
}

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME))
/** Settings in a profile must be valid; missing ones get their defaults later. */
const partSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value) => Object.fromEntries(Object.entries(value).filter(([key]) => isPart(key)))),
  v.check((value) => v.is(settingsSchema, value)),
  v.check(({ bindings = {} }) => Object.keys(bindings as object).every((id) => findGame(id) !== undefined)),
  v.transform((value) => value as Partial<ProfileSettings>),
)
const profileSchema = v.object({ name: nameSchema, settings: partSchema })
/** Profiles by `keyOf` their name, because a name may be any text. */
export const profilesSchema = v.pipe(
  v.record(v.string(), profileSchema),
  v.check((all) => Object.keys(all).length <= 10 * MAX_PROFILES),
)
const fileSchema = v.object({
  app: v.literal('pocket-arcade'),
  profile: v.number(),
  ...profileSchema.entries,
})
const FORMAT = 1

export const profiles = openStore(
  'profiles',
  versionedFormat<Readonly<Record<string, Profile>>>(1, profilesSchema, {}, 1),
)

function isPart(key: string): key is keyof ProfileSettings {
  return key in settingsSchema.entries && !(NO_PART as readonly string[]).includes(key)
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** The key of a name: names that differ only in case or full-width letters are the same. */
const keyOf = (name: string) => `p ${typedText(name).toLowerCase()}`

/** The current settings that differ from the defaults. */
export function settingsNow(all: Settings = settings.get()): Partial<ProfileSettings> {
  const entries = Object.entries(all) as [keyof Settings, unknown][]
  return Object.fromEntries(
    entries.filter(([key, value]) => isPart(key) && !same(value, DEFAULT_SETTINGS[key])),
  )
}

/** The settings that the profile would change. */
export function changedBy(part: Partial<ProfileSettings>, all: Settings = settings.get()) {
  const next = { ...DEFAULT_SETTINGS, ...part }
  return (Object.keys(settingsSchema.entries) as (keyof Settings)[]).filter(
    (key): key is keyof ProfileSettings => isPart(key) && !same(next[key], all[key]),
  )
}

/** Applies a profile. Returns the settings from before, so that they can be restored. */
export function applyProfile(part: Partial<ProfileSettings>): Partial<ProfileSettings> {
  const before = settingsNow()
  const next = { ...DEFAULT_SETTINGS, ...part }
  settings.update(...changedBy(part).map((key) => ({ do: 'set', at: [key], value: next[key] }) as const))
  return before
}

/** Saves a profile in this browser; it replaces one of the same name. Returns why it cannot be saved, or null. */
export function keepProfile(profile: Profile): string | null {
  const name = typedText(profile.name) && profile.name.trim()
  if (!v.is(nameSchema, name)) return texts.badName(LONGEST_NAME)
  const all = profiles.get()
  if (!(keyOf(name) in all) && Object.keys(all).length >= MAX_PROFILES) return texts.tooMany(MAX_PROFILES)
  profiles.update({ do: 'set', at: [keyOf(name)], value: { name, settings: profile.settings } })
  return profiles.flush() === 'written' ? null : texts.notSaved
}

export function dropProfile(name: string): void {
  // Older profiles may have another key.
  const keys = Object.entries(profiles.get()).filter(
    ([key, profile]) => key === keyOf(name) || profile.name === name,
  )
  profiles.update(...keys.map(([key]) => ({ do: 'drop', at: [key] }) as const))
}

/** A profile as the text of a file. */
export function fileText({ name, settings: part }: Profile): string {
  return JSON.stringify({ app: 'pocket-arcade', profile: FORMAT, name, settings: part })
}

/** The link of a profile; null if it would be too long. `page` is the whole address of the settings page. */
export function linkOf(profile: Profile, page: string): string | null {
  const link = `${page}${MARK}${textOf(new TextEncoder().encode(fileText(profile)))}`
  return link.length <= LONGEST_LINK ? link : null
}

export type ReadProfile =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly reason: string }

const refused = (reason: string): ReadProfile => ({ ok: false, reason })

/** Reads a profile from untrusted text. Never throws. */
export function readProfile(text: string): ReadProfile {
  if (text.length > LONGEST_FILE) return refused(texts.tooLarge)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refused(texts.notProfileOrDamaged)
  }
  const shell = v.safeParse(v.object({ app: v.literal('pocket-arcade'), profile: v.number() }), data)
  if (!shell.success) {
    const whole = v.is(v.object({ app: v.literal('pocket-arcade'), format: v.number() }), data)
    return refused(whole ? texts.allData : texts.notProfile)
  }
  if (shell.output.profile > FORMAT) return refused(texts.newer)
  const read = v.safeParse(fileSchema, data)
  if (!read.success) return refused(texts.invalid)
  const { name, settings: part } = read.output
  return { ok: true, profile: { name, settings: part } }
}

/** The profile in an address's hash; null if there is none. */
export function readLink(hash: string): ReadProfile | null {
  if (!hash.startsWith(MARK)) return null
  try {
    return readProfile(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(hash.slice(MARK.length))))
  } catch {
    return refused(texts.badLink)
  }
}
