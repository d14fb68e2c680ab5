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
import { bytesOf, textOf } from '../../../play/record/pack'

export const MOST_PROFILES = 20
export const LONGEST_NAME = 40
/** Far more than all keys of all games take, letters. */
export const LONGEST_FILE = 60_000
/** Longer addresses are cut by some programs that pass them on, letters. */
const LONGEST_LINK = 2000
const MARK = '#profile='

/** What belongs to this browser or to single games, and to no profile. */
const NO_PART = ['offline', 'taught', 'options'] as const
type Own = (typeof NO_PART)[number]
/** Everything a profile sets; other settings get their defaults. */
export type ProfileSettings = Omit<Settings, Own>

export interface Profile {
  readonly name: string
  readonly settings: Partial<ProfileSettings>
}

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME))
/** Settings that are set must be valid; others get their defaults later. */
const partSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value) => Object.fromEntries(Object.entries(value).filter(([key]) => isPart(key)))),
  v.check((value) => v.is(settingsSchema, value)),
  v.check(({ bindings = {} }) => Object.keys(bindings as object).every((id) => findGame(id) !== undefined)),
  v.transform((value) => value as Partial<ProfileSettings>),
)
const profileSchema = v.object({ name: nameSchema, settings: partSchema })
/** By a separate key: a name may be any text. */
export const profilesSchema = v.pipe(
  v.record(v.string(), profileSchema),
  v.check((all) => Object.keys(all).length <= 10 * MOST_PROFILES),
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
/** Names that read alike are one, in full-width letters too. */
const keyOf = (name: string) => `p ${typedText(name).toLowerCase()}`

/** What is set now: all that is not as at first. */
export function settingsNow(all: Settings = settings.get()): Partial<ProfileSettings> {
  const entries = Object.entries(all) as [keyof Settings, unknown][]
  return Object.fromEntries(
    entries.filter(([key, value]) => isPart(key) && !same(value, DEFAULT_SETTINGS[key])),
  )
}

/** The settings that would be others with the profile. */
export function changedBy(part: Partial<ProfileSettings>, all: Settings = settings.get()) {
  const next = { ...DEFAULT_SETTINGS, ...part }
  return (Object.keys(settingsSchema.entries) as (keyof Settings)[]).filter(
    (key): key is keyof ProfileSettings => isPart(key) && !same(next[key], all[key]),
  )
}

/** Sets all that a profile sets. Returns what was set before, so that it can be taken back. */
export function applyProfile(part: Partial<ProfileSettings>): Partial<ProfileSettings> {
  const before = settingsNow()
  const next = { ...DEFAULT_SETTINGS, ...part }
  settings.update(...changedBy(part).map((key) => ({ do: 'set', at: [key], value: next[key] }) as const))
  return before
}

/** Keeps a profile in this browser, over one of the same name. Why it cannot be, or null. */
export function keepProfile(profile: Profile): string | null {
  const name = typedText(profile.name) && profile.name.trim()
  if (!v.is(nameSchema, name)) return `A profile needs a name of up to ${LONGEST_NAME} letters.`
  const all = profiles.get()
  if (!(keyOf(name) in all) && Object.keys(all).length >= MOST_PROFILES)
    return `There are ${MOST_PROFILES} profiles already: delete one first.`
  profiles.update({ do: 'set', at: [keyOf(name)], value: { name, settings: profile.settings } })
  return profiles.flush() === 'written'
    ? null
    : 'The profile could not be stored: this browser has no room for it, or keeps nothing for this site.'
}

export function dropProfile(name: string): void {
  // Older ones may have another key.
  const keys = Object.entries(profiles.get()).filter(
    ([key, profile]) => key === keyOf(name) || profile.name === name,
  )
  profiles.update(...keys.map(([key]) => ({ do: 'drop', at: [key] }) as const))
}

/** A profile as the text of a file. */
export function fileText({ name, settings: part }: Profile): string {
  return JSON.stringify({ app: 'pocket-arcade', profile: FORMAT, name, settings: part })
}

/** Its address, of this site; null where it is too long for one. `page`: the whole address of the page of settings. */
export function linkOf(profile: Profile, page: string): string | null {
  const link = `${page}${MARK}${textOf(new TextEncoder().encode(fileText(profile)))}`
  return link.length <= LONGEST_LINK ? link : null
}

export type ReadProfile =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly reason: string }

const refused = (reason: string): ReadProfile => ({ ok: false, reason })

/** What a stranger's text says; never throws. */
export function readProfile(text: string): ReadProfile {
  if (text.length > LONGEST_FILE) return refused('This is too large to be a profile. Nothing was changed.')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refused('This is no profile of Pocket Arcade, or a damaged one. Nothing was changed.')
  }
  const shell = v.safeParse(v.object({ app: v.literal('pocket-arcade'), profile: v.number() }), data)
  if (!shell.success) {
    const whole = v.is(v.object({ app: v.literal('pocket-arcade'), format: v.number() }), data)
    return refused(
      whole
        ? 'This is a file of all data: choose Import data for it. Nothing was changed.'
        : 'This is no profile of Pocket Arcade. Nothing was changed.',
    )
  }
  if (shell.output.profile > FORMAT)
    return refused('This profile is of a newer version of the site: load the page anew. Nothing was changed.')
  const read = v.safeParse(fileSchema, data)
  if (!read.success)
    return refused('This profile is damaged: a setting in it cannot be. Nothing was changed.')
  const { name, settings: part } = read.output
  return { ok: true, profile: { name, settings: part } }
}

/** The profile in an address's hash; null where there is none. */
export function readLink(hash: string): ReadProfile | null {
  if (!hash.startsWith(MARK)) return null
  try {
    return readProfile(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(hash.slice(MARK.length))))
  } catch {
    return refused('This link is damaged or cut off: ask for it again. Nothing was changed.')
  }
}
