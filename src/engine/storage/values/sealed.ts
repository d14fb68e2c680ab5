/** Secrets of games by links that only this device knows, such as the positions of ships. Each is stored under the hash that was sent. */
import * as v from 'valibot'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

/** The oldest beyond this number are deleted. */
const MAX = 60

export const sealedSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(2000)))

/** Texts by their hash. */
export const sealed = openStore('sealed', versionedFormat(1, sealedSchema, {}, 1))

/** Stores the text that a hash commits to. The oldest is deleted where there are too many. */
export function keepSealed(hash: string, text: string): void {
  const known = Object.keys(sealed.get()).filter((key) => key !== hash)
  const old = known.slice(0, Math.max(0, known.length - MAX + 1))
  sealed.update(...old.map((key) => ({ do: 'drop' as const, at: [key] })), {
    do: 'set',
    at: [hash],
    value: text,
  })
  sealed.flush()
}
