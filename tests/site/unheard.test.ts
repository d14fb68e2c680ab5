/** Owns the proof that React is told of every event that a part of the page has a handler for. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leaveUnheard, UNHEARD } from '../../src/site/unheard'

/** React's names of them, and of those it makes from them. */
const HANDLERS = /\bon(Transition|Animation)\w+|\bonMouse(Move|Over|Out|Up|Enter|Leave)(Capture)?\b/g

describe('events that React is not told of', () => {
  it('are those that no part of the page has a handler for', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(HANDLERS) ?? [])).toEqual([])
  })
  it('are left out at the root, and all others are heard', () => {
    const root = new EventTarget()
    const heard: string[] = []
    leaveUnheard(root)
    const types = [
      'click',
      'mousedown',
      'pointermove',
      'focusin',
      'transitionend',
      'animationstart',
      'mousemove',
      'mouseout',
    ]
    for (const type of types) root.addEventListener(type, () => heard.push(type))
    for (const type of types) root.dispatchEvent(new Event(type))
    expect(heard).toEqual(['click', 'mousedown', 'pointermove', 'focusin'])
    expect(types.filter((type) => UNHEARD.test(type))).toHaveLength(4)
  })
})
