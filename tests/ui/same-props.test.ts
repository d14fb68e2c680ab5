/** Props that render the same. */
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sameProps } from '../../src/ui/controls/sameProps'

const Mark = () => null
const mark = (props: object, ...children: string[]) => createElement(Mark, props, ...children)

describe('props are the same', () => {
  it('if every value is identical', () => {
    expect(sameProps({ name: 'a', index: 1 }, { index: 1, name: 'a' })).toBe(true)
    expect(sameProps({ at: Number.NaN }, { at: Number.NaN })).toBe(true)
    expect(sameProps({ name: 'a' }, { name: 'b' })).toBe(false)
    expect(sameProps({ name: 'a' }, { name: 'a', index: 1 })).toBe(false)
    expect(sameProps({ name: 'a', one: undefined }, { name: 'a', two: undefined })).toBe(false)
  })
  it('if new elements would render the same', () => {
    const tile = (face: string, sign: string) =>
      createElement('span', { className: 'tile' }, mark({ sign }), face, createElement('b', null, 'x'))
    expect(sameProps({ content: tile('1', 'X') }, { content: tile('1', 'X') })).toBe(true)
    expect(sameProps({ content: tile('1', 'X') }, { content: tile('2', 'X') })).toBe(false)
    expect(sameProps({ content: tile('1', 'X') }, { content: tile('1', 'O') })).toBe(false)
    expect(sameProps({ content: tile('1', 'X') }, { content: null })).toBe(false)
    expect(sameProps({ content: 'X' }, { content: mark({}) })).toBe(false)
  })
  it('only with the same type, key and styles', () => {
    expect(sameProps({ at: mark({}) }, { at: createElement('i') })).toBe(false)
    expect(sameProps({ at: mark({ key: 1 }) }, { at: mark({ key: 2 }) })).toBe(false)
    const styled = (hue: string) => mark({ style: { '--hue': hue } })
    expect(sameProps({ at: styled('red') }, { at: styled('red') })).toBe(true)
    expect(sameProps({ at: styled('red') }, { at: styled('blue') })).toBe(false)
  })
  it('never with new functions or states', () => {
    expect(sameProps({ onClick: () => {} }, { onClick: () => {} })).toBe(false)
    expect(sameProps({ state: { a: 1 } }, { state: { a: 1 } })).toBe(false)
    const state = { a: 1 }
    expect(sameProps({ state }, { state })).toBe(true)
  })
})
