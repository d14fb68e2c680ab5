/** Switch access without a page: scanning, pressing, and mapping of pad buttons. */
import { describe, expect, it } from 'vitest'
import type { PadButton } from '../../../src/engine/core/game/contract'
import { createSwitchAccess } from '../../../src/engine/input/switchAccess'
import { createScanner, type Light, type Stop } from '../../../src/ui/input/scan/scanner'

const leaf = (key: string, chosen: string[], stays?: true): Stop => ({
  key,
  lit: [],
  around: [],
  stops: [],
  act: () => void chosen.push(key),
  ...(stays && { stays }),
})
const group = (key: string, ...stops: Stop[]): Stop => ({ key, lit: [], around: [], stops })

/** A scanner over stops that may change, with its own clock: `wait` lets a number of 1 s steps pass. */
function scan(make: (chosen: string[]) => Stop[]) {
  const chosen: string[] = []
  let stops = make(chosen)
  let lit: Light | null = null
  let timer: { act(): void; ms: number } | null = null
  const scanner = createScanner({
    stops: () => stops,
    light: (light) => {
      lit = light
    },
    stepMs: () => 1000,
    wait(act, ms) {
      const mine = { act, ms }
      timer = mine
      return () => {
        if (timer === mine) timer = null
      }
    },
  })
  scanner.begin()
  const log = () => (lit ? `${lit.kind} ${lit.stop.key}` : 'nothing')
  return {
    chosen,
    scanner,
    set: (next: Stop[]) => {
      stops = next
    },
    lit: log,
    waits: () => timer?.ms ?? null,
    pass(steps: number) {
      const seen: string[] = []
      for (let i = 0; i < steps; i++) {
        const now = timer
        timer = null
        now?.act()
        seen.push(log())
      }
      return seen
    },
  }
}

const BOARD = (chosen: string[]) => [
  group(
    'board',
    group('row 1', leaf('a', chosen), leaf('b', chosen)),
    group('row 2', leaf('c', chosen), leaf('d', chosen)),
  ),
  leaf('undo', chosen),
]

describe('scanning', () => {
  it('highlights each stop in turn, and starts over', () => {
    const { lit, pass, waits } = scan(BOARD)
    expect(lit()).toBe('group board')
    expect(waits()).toBe(1000)
    expect(pass(3)).toEqual(['choice undo', 'group board', 'choice undo'])
  })
  it('enters a row and then a cell by presses, and starts from that board again', () => {
    const { scanner, lit, pass, chosen } = scan(BOARD)
    scanner.press()
    expect(lit()).toBe('group row 1')
    pass(1)
    scanner.press()
    expect(lit()).toBe('choice c')
    pass(1)
    scanner.press()
    expect(chosen).toEqual(['d'])
    // Waits for the result of the choice; a press meanwhile chooses nothing.
    expect(lit()).toBe('nothing')
    scanner.press()
    expect(chosen).toEqual(['d'])
    expect(pass(1)).toEqual(['group board'])
  })
  it('offers the way out of a group after its last stop, and leaves it after two rounds', () => {
    const { scanner, pass, lit } = scan(BOARD)
    scanner.press()
    expect(pass(2)).toEqual(['group row 2', 'back board'])
    scanner.press()
    expect(lit()).toBe('group board')
    scanner.press()
    expect(pass(6).at(-1)).toBe('group board')
  })
  it('stays on a value that is set step by step', () => {
    const { scanner, pass, chosen, lit } = scan((chosen) => [
      group('speed', leaf('less', chosen, true), leaf('more', chosen, true)),
      leaf('close', chosen),
    ])
    scanner.press()
    pass(1)
    for (let i = 0; i < 3; i++) {
      scanner.press()
      pass(1)
      expect(lit()).toBe('choice more')
    }
    expect(chosen).toEqual(['more', 'more', 'more'])
  })
  it('holds a held stop as long as the switch, and keeps it highlighted', () => {
    const log: string[] = []
    const left: Stop = {
      ...leaf('left', log),
      hold() {
        log.push('down')
        return () => void log.push('up')
      },
    }
    const { scanner, lit, waits, pass } = scan((chosen) => [left, leaf('pause', chosen)])
    scanner.press()
    expect([log, lit(), waits()]).toEqual([['down'], 'choice left', null])
    scanner.release()
    expect([log, lit(), waits()]).toEqual([['down', 'up'], 'choice left', 1000])
    expect(pass(1)).toEqual(['choice pause'])
    // Ending the scan releases what is held.
    pass(1)
    scanner.press()
    scanner.end()
    scanner.release()
    expect(log).toEqual(['down', 'up', 'down', 'up'])
  })
  it('starts from the outside if the highlighted stop is gone', () => {
    const { scanner, set, pass, chosen } = scan(BOARD)
    scanner.press()
    scanner.press()
    set([leaf('play again', chosen)])
    expect(pass(1)).toEqual(['choice play again'])
  })
  it('waits for a press after a time without input', () => {
    const { scanner, pass, lit, chosen } = scan(BOARD)
    pass(100)
    expect(lit()).toBe('nothing')
    scanner.press()
    expect(lit()).not.toBe('nothing')
    expect(chosen).toEqual([])
  })
})

describe('the switch', () => {
  const state = (...buttons: PadButton[]) => new Map(buttons.map((button) => [button, 1]))
  function pads(on = true) {
    const log: string[] = []
    const one = createSwitchAccess(
      () => on,
      () => log.push('out'),
    )
    return {
      one,
      log,
      look: (...buttons: PadButton[]) => [...(one.pads([state(...buttons)])[0]?.keys() ?? [])],
    }
  }
  it('is any button of a pad, counted once however often pads are polled, and no stick', () => {
    const { one, log, look } = pads()
    one.use({ down: () => void log.push('down'), up: () => void log.push('up') })
    expect(look('Start')).toEqual([])
    expect(look('Start')).toEqual([])
    // A second button pressed with the first is the same press.
    expect(look('Start', 'B')).toEqual([])
    look()
    look('LeftStickLeft')
    expect(log).toEqual(['down', 'up'])
  })
  it('belongs to the latest owner, and then to the previous one', () => {
    const { one, log, look } = pads()
    const user = (name: string) => ({
      down: () => void log.push(name),
      onTurn: (mine: boolean) => void log.push(`${name} ${mine ? 'on' : 'off'}`),
    })
    const give = one.use(user('play'))
    one.use(user('scan'), true)
    look('A')
    look()
    give()
    look('A')
    expect(log).toEqual(['play on', 'play', 'play off', 'scan on', 'scan'])
  })
  it('leaves the pads to a game with more than one button, and to everything while it is off', () => {
    const { one, log, look } = pads()
    one.use({ down: () => void log.push('down'), passes: () => true })
    expect(look('X')).toEqual(['X'])
    expect(log).toEqual(['down'])
    const off = pads(false)
    off.one.use({ down: () => void off.log.push('down') })
    expect(off.look('X')).toEqual(['X'])
    expect(off.log).toEqual([])
  })
})
