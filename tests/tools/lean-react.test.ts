/** Owns the proof that React is made leaner only by what is named, and that a new version without it stops the build. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leanReact } from '../../.tools/lean-react'

const NAME = 'react-dom.production.js'
const CLIENT = 'react-dom-client.production.js'
const require = createRequire(import.meta.url)
const read = (name: string) => readFileSync(join(dirname(require.resolve('react-dom')), 'cjs', name), 'utf8')
const published = read(NAME)

describe('lean React', () => {
  it('keeps what the site asks for, and leaves the rest', () => {
    const module = { exports: {} as Record<string, unknown> }
    new Function('exports', 'require', leanReact(NAME, published))(module.exports, require)
    expect(typeof module.exports.createPortal).toBe('function')
    expect(typeof module.exports.flushSync).toBe('function')
    expect(published).toContain('exports.preload =')
    expect(module.exports.preload).toBeUndefined()
  })
  it('makes no error as a file is run: each has V8 read the whole file once more', () => {
    const client = read(CLIENT)
    const atOnce = (code: string) => code.match(/\w+Exception = Error\(/g) ?? []
    expect(atOnce(client)).toHaveLength(5)
    expect(atOnce(leanReact(CLIENT, client))).toEqual([])
    expect(() => leanReact(CLIENT, client.replaceAll('SuspenseException', 'WaitingException'))).toThrow(
      /SuspenseException/,
    )
  })
  it('stops at a version in which nobody has read what it leaves out', () => {
    expect(() =>
      leanReact(NAME, published.replace(/exports\.version = "[^"]*"/, 'exports.version = "20.0.0"')),
    ).toThrow(/20\.0\.0/)
  })
  it('stops where something named is not there any more', () => {
    expect(() => leanReact(NAME, published.replace('exports.createPortal', 'exports.createDoor'))).toThrow(
      /createPortal/,
    )
  })
})
