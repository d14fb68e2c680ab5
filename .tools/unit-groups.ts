/**
 * Owns which unit tests share a thread's modules. Most only call rules and functions: they run one after the other in the
 * same modules, evaluated once. Who puts something in a module's or the page's place (`vi`) has modules of its own.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ways to leave something behind in what others share; the sessions' small page does so for who imports it. */
const LEAVES = /\bvi\b|globalThis|\/small'/

/** The groups as projects of the test runner. */
export function unitGroups() {
  const files = ['contract', 'rules', 'engine', 'site', 'tools'].flatMap((room) =>
    readdirSync(join('tests', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join('tests', room, name)),
  )
  const own = files.filter((file) => file.includes('tools') || LEAVES.test(readFileSync(file, 'utf8')))
  const shared = files.filter((file) => !own.includes(file))
  return [
    { extends: true as const, test: { name: 'shared', include: shared, isolate: false } },
    { extends: true as const, test: { name: 'own', include: own } },
  ]
}
