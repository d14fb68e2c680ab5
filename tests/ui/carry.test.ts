/** What a pointer carries, while the game changes under it. */
import { beforeEach, expect, it } from 'vitest'
import { createCarry, type Touched } from '../../src/ui/input/carry'

/** A row of places, each with a letter. The press takes the letter at its x. */
let row = 'abc'
let shown: string | null = null
const done: string[] = []

const carry = () =>
  createCarry<{ place: number; letter: string }>(
    () => ({
      take: ({ clientX }) => {
        const letter = row[clientX / 100]
        return letter ? { place: clientX / 100, letter } : null
      },
      holds: ({ place, letter }) => row[place] === letter,
      onLift: ({ letter }) => done.push(`lift ${letter}`),
      onMove: () => {},
      onDrop: ({ thing }, { clientX }) => done.push(`drop ${row[thing.place]} at ${clientX}`),
      onReturn: ({ letter }) => done.push(`return ${letter}`),
    }),
    (thing) => {
      shown = thing?.letter ?? null
    },
  )

const at = (clientX: number, pointerId = 1): Touched => ({
  pointerId,
  button: 0,
  clientX,
  clientY: 0,
  timeStamp: 0,
  target: null,
  currentTarget: { setPointerCapture: () => {} },
})

/** Whether a click reaches the board. */
function clicks({ handlers }: ReturnType<typeof carry>, detail = 1): boolean {
  let reaches = true
  handlers.onClickCapture({
    detail,
    preventDefault: () => {},
    stopPropagation: () => {
      reaches = false
    },
  })
  return reaches
}

beforeEach(() => {
  row = 'abc'
  shown = null
  done.length = 0
})

it('is dropped where the pointer is released, and its click does nothing', () => {
  const one = carry()
  one.handlers.onPointerDown(at(100))
  one.handlers.onPointerMove(at(104))
  expect(shown).toBeNull()
  one.handlers.onPointerMove(at(120))
  expect(shown).toBe('b')
  // What happens elsewhere does not matter.
  row = 'xbc'
  one.onChange()
  one.handlers.onPointerUp(at(230))
  expect(done).toEqual(['lift b', 'drop b at 230'])
  expect(shown).toBeNull()
  expect(clicks(one)).toBe(false)
  expect(clicks(one)).toBe(true)
})

it.each(['after a rendering', 'before any rendering'])('is let go when it is gone, %s', (when) => {
  const one = carry()
  one.handlers.onPointerDown(at(100))
  one.handlers.onPointerMove(at(120))
  row = 'axc'
  if (when === 'after a rendering') one.onChange()
  one.handlers.onPointerMove(at(140))
  one.handlers.onPointerUp(at(230))
  expect(done).toEqual(['lift b'])
  expect(shown).toBeNull()
  expect(clicks(one)).toBe(false)
})

it('is not replaced by what comes in its place after the press', () => {
  const one = carry()
  one.handlers.onPointerDown(at(100))
  row = 'axc'
  one.onChange()
  one.handlers.onPointerMove(at(120))
  one.handlers.onPointerUp(at(120))
  expect(done).toEqual([])
  expect(clicks(one)).toBe(false)
})

it('returns when a second finger or the system ends it', () => {
  const one = carry()
  one.handlers.onPointerDown(at(0))
  one.handlers.onPointerMove(at(20))
  one.handlers.onPointerCancel(at(20))
  one.handlers.onPointerDown(at(0))
  one.giveUp()
  expect(done).toEqual(['lift a', 'return a'])
})

it('is not the one of a press whose release was missed', () => {
  const one = carry()
  one.handlers.onPointerDown(at(0))
  one.handlers.onPointerDown(at(200))
  one.handlers.onPointerMove(at(230))
  one.handlers.onPointerUp(at(230))
  expect(done).toEqual(['lift c', 'drop c at 230'])
})

it('leaves clicks by key alone', () => {
  const one = carry()
  one.handlers.onPointerDown(at(0))
  one.handlers.onPointerMove(at(20))
  one.handlers.onPointerUp(at(20))
  expect(clicks(one, 0)).toBe(true)
})
