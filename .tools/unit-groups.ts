/**
 * Owns which unit tests share a thread's modules. Most only call rules and functions: they run one after the other in the
 * same modules, evaluated once. So do the proofs of sessions, on a page whose toasts are others. Who leaves something behind
 * in a module's or the page's place has modules of its own.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ways to leave something behind in what others share. What `vi` spies on it gives back after each file at the latest. */
const LEAVES = /\bvi\.(mock|hoisted|resetModules|spyOn\(Math)\b|globalThis|\/(tab|browser)'/
/** Globals that are replaced, and all put back. */
const STUBS = /\bvi\.stub/
const UNSTUBS = /\bvi\.unstubAllGlobals\b/
/** The sessions' small page, which is cleared after each test. */
const SMALL = /\/small'/
const MOCKS = /\bvi\.mock\b/

type Group = 'own' | 'sessions' | 'shared'

function groupOf(file: string): Group {
  const text = readFileSync(file, 'utf8')
  // The tools' own tests run the project's commands.
  if (file.includes('tools')) return 'own'
  if (SMALL.test(text)) return MOCKS.test(text) ? 'own' : 'sessions'
  return LEAVES.test(text) || (STUBS.test(text) && !UNSTUBS.test(text)) ? 'own' : 'shared'
}

/** The groups as projects of the test runner. */
export function unitGroups() {
  const files = ['contract', 'rules', 'engine', 'site', 'tools'].flatMap((room) =>
    readdirSync(join('tests', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join('tests', room, name)),
  )
  const of = (group: Group) => files.filter((file) => groupOf(file) === group)
  const setupFiles = ['tests/engine/session/toasts-mock.ts']
  return [
    { extends: true as const, test: { name: 'shared', include: of('shared'), isolate: false } },
    {
      extends: true as const,
      test: { name: 'sessions', include: of('sessions'), isolate: false, setupFiles },
    },
    { extends: true as const, test: { name: 'own', include: of('own') } },
  ]
}
