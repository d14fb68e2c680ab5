/** Reads `site.json` beside the built files. Loaded only by sites that were built with one. */
import * as v from 'valibot'
import { type Changeable, changeableSchema } from './changeable'

/** @returns null if the file cannot be read, such as without a connection, or is faulty: its faults are on the console */
export async function readChangeable(): Promise<Changeable | null> {
  try {
    const response = await fetch(`${import.meta.env.SITE_ROOT}site.json`, { cache: 'no-cache' })
    if (!response.ok) return null
    const read = v.safeParse(changeableSchema(), await response.json())
    if (read.success) return read.output
    console.warn(['site.json is not used:', ...read.issues.map(({ message }) => message)].join('\n'))
  } catch {
    // Offline, or no JSON: the site stays as it was built.
  }
  return null
}
