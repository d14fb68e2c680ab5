/** Pages also work in languages that are written from right to left: sides are those of the text, except in fields. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WHOLE } from '../support/gameIds'
import { codeOf, files, SRC } from './sources'

/** Style sheets with physical sides. */
const PHYSICAL: Readonly<Record<string, string>> = {
  'ui/input/scan/highlight.module.css': 'placed by measured coordinates',
  'play/frame/Captions.module.css': 'sides from which sounds come',
  'play/controls/TouchButtons.module.css': 'sides of the hands',
  'play/controls/Stick.module.css': 'sides of the hands',
}

/** Fields, which are laid out from left to right in every language. */
const FIELD = /^(?:games\/[^/]+\/view|ui\/cardTable)\//

/** The values of a shorthand: `calc(1px + 2px) 0` has two. */
const valuesOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

/** The declarations of a style sheet that name or set the left and right sides differently. */
function physicalIn(css: string): string[] {
  const all = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)
  return [...all].flatMap(([, property = '', value = '']) => {
    // The notch of a phone is at a physical side.
    if (/--safe-(?:left|right)/.test(property + value)) return []
    const named = /^(?:.+-)?(?:left|right)(?:-.+)?$/.test(property)
    const aligned = /^(?:text-align|float|clear|justify-.+)$/.test(property) && /left|right/.test(value)
    const values = /^(?:margin|padding|inset|border-(?:width|color|style))$/.test(property)
      ? valuesOf(value)
      : []
    const unequal = values.length === 4 && values[1] !== values[3]
    return named || aligned || unequal ? [`${property}: ${value.trim()}`] : []
  })
}

describe('style sheets', () => {
  it.each([
    'margin-left: 1px',
    'border-top-left-radius: 1px',
    'right: 0',
    'text-align: right',
    'padding: 1px 2px 3px calc(1px + 2px)',
  ])('with physical sides are found: %s', (declaration) =>
    expect(physicalIn(`.a { ${declaration}; }`)).toEqual([declaration]),
  )

  it.each([
    'margin-inline-start: 1px',
    'padding: 1px calc(1px + (2px * 3)) 3px calc(1px + (2px * 3))',
    'right: var(--safe-right)',
    'text-align: start',
  ])('with sides of the text are not: %s', (declaration) =>
    expect(physicalIn(`.a { ${declaration}; }`)).toEqual([]),
  )

  it('have sides of the text', () => {
    const sheets = (readdirSync(SRC, { recursive: true }) as string[])
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.css') && !FIELD.test(file) && !file.startsWith('workbench/'))
    const found = sheets.map((file) => [file, physicalIn(readFileSync(join(SRC, file), 'utf8'))] as const)
    const strays = found.filter(([file, physical]) => physical.length > 0 && !Object.hasOwn(PHYSICAL, file))
    expect(strays).toEqual([])
    const physical = found.flatMap(([file, physical]) => (physical.length > 0 ? [file] : []))
    expect(Object.keys(PHYSICAL).filter((file) => !physical.includes(file))).toEqual([])
  })
})

it('fields have the same sides in every language', () => {
  const tags = files.flatMap((file) =>
    [...codeOf(file).matchAll(/<\w+(?:[^<>]|=>)*\sdata-field(?:[^<>]|=>)*>/g)].map(([tag]) => ({
      file,
      tag,
    })),
  )
  const strays = tags.filter(({ tag }) => !/\sdir="ltr"/.test(tag))
  expect(strays.map(({ file }) => file)).toEqual([])
  expect(tags.length).toBeGreaterThan(WHOLE ? 10 : 0)
})
