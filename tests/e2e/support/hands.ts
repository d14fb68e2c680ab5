/** The four input devices: what a visitor with only one of them does. */
import { expect, type Locator, type Page } from 'playwright/test'
import type { Fingers } from './fingers'
import type { GamePage } from './game-page'
import { cell, drag, headTo, type Point, padTo, pointOf, spot, walkTo } from './moves'
import type { Pad, PadKey } from './pads'
import type { Devices } from './plan'
import { frames } from './rest'

export const DEVICES = ['keyboard', 'mouse', 'touch', 'pad'] as const
export type Device = (typeof DEVICES)[number]

/** An element, a point, or parts of the width and height of a scene's field. */
export type PressPoint = Locator | Point | readonly [across: number, down: number]

/** What each device presses: mouse and finger a point, keyboard and gamepad a key or button, or else that element. */
export interface Target {
  readonly at?: PressPoint | undefined
  readonly key?: string
  readonly pad?: PadKey
}

export type Cell = readonly [row: number, col: number]
export type Way = 'Left' | 'Up' | 'Right' | 'Down'

/** How far a swipe over a field or board goes, px. */
const SWIPES = { Left: [-70, 0], Up: [0, -70], Right: [70, 0], Down: [0, 70] } as const

/** A game ignores keys and buttons in its first frames, because they may be held from before it. */
const FIRST_FRAMES = 5

export abstract class Hand implements Devices {
  readonly page: Page
  readonly game: GamePage
  readonly fingers: Fingers
  readonly pad: Pad
  constructor({ page, game, fingers, pad }: Devices) {
    this.page = page
    this.game = game
    this.fingers = fingers
    this.pad = pad
  }
  abstract readonly device: Device
  abstract press(target: Locator | Target): Promise<void>
  /** Presses cells of a board. */
  abstract pressCells(...cells: readonly Cell[]): Promise<void>
  /** An arrow of the keyboard or the D-pad, or a swipe from the middle of the field or board. */
  abstract push(way: Way): Promise<void>
  /** Keeps something pressed meanwhile, by default until the game is over. */
  abstract hold(target: Target, meanwhile?: () => Promise<unknown>): Promise<void>
  /** Drags from one point to another: mouse and finger only. */
  async drag(_from: PressPoint, _to: PressPoint): Promise<void> {
    throw new Error(`No drags by ${this.device}.`)
  }
  abstract pause(): Promise<void>
  protected readonly over = (): Promise<unknown> => this.game.over()
}

const targetOf = (target: Locator | Target): Target => ('click' in target ? { at: target } : target)

/** The element that a device without a pointer moves the focus to. */
function elementAt({ at }: Target): Locator {
  if (!at || !('click' in at)) throw new Error('There is no key for this target.')
  return at
}

async function pointAt(game: GamePage, { at }: Target): Promise<Point> {
  if (!at) throw new Error('There is no point for this key.')
  return 'length' in at ? spot(game, ...at) : pointOf(at)
}

/**
 * The key that leads to a target in document order, because Tab behind the last element leaves the page. Null if the
 * target has the focus, or is in a board, keypad or choice that has it: those are one tab stop.
 */
const keyTo = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    if ((element.closest('[role="grid"], [role="radiogroup"]') ?? element).contains(focused)) return null
    const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore ? 'Shift+Tab' : 'Tab'
  })

const isBesideFocus = (target: Locator) =>
  target.evaluate((element) => element.closest('[data-panel]')?.contains(document.activeElement) ?? false)

class Keyboard extends Hand {
  readonly device = 'keyboard'
  override async press(target: Locator | Target): Promise<void> {
    const { key, ...rest } = targetOf(target)
    await this.page.keyboard.press(key ?? (await this.#focus(elementAt(rest))))
  }
  /** Moves the focus to an element, and returns the key that presses it. */
  async #focus(element: Locator): Promise<string> {
    // Panels focus their first button, until another control of theirs is used.
    if ((await element.getAttribute('data-autofocus')) !== null && !(await isBesideFocus(element)))
      await expect(element).toBeFocused()
    for (let i = 0; i < 100; i++) {
      const key = await keyTo(element)
      if (key === null) break
      await this.page.keyboard.press(key)
    }
    await headTo(element, (direction) => this.page.keyboard.press(`Arrow${direction}`))
    await expect(element).toBeFocused()
    return 'Enter'
  }
  override async pressCells(...cells: readonly Cell[]): Promise<void> {
    for (const [row, col] of cells) {
      await walkTo(this.page, row, col)
      await this.page.keyboard.press('Enter')
    }
  }
  override push(way: Way): Promise<void> {
    return this.page.keyboard.press(`Arrow${way}`)
  }
  override async hold({ key = '' }: Target, meanwhile = this.over): Promise<void> {
    await frames(this.page, FIRST_FRAMES)
    await this.page.keyboard.down(key)
    await meanwhile()
    await this.page.keyboard.up(key)
  }
  override pause(): Promise<void> {
    return this.page.keyboard.press('Escape')
  }
}

class Gamepad extends Hand {
  readonly device = 'pad'
  override async press(target: Locator | Target): Promise<void> {
    const { pad, ...rest } = targetOf(target)
    if (!pad) await this.pad.goTo(elementAt(rest))
    await this.pad.press(pad ?? 'A')
  }
  override async pressCells(...cells: readonly Cell[]): Promise<void> {
    for (const [row, col] of cells) {
      await padTo(this, row, col)
      await this.pad.press('A')
    }
  }
  override push(way: Way): Promise<void> {
    return this.pad.press(`Dpad${way}`)
  }
  override async hold({ pad = 'A' }: Target, meanwhile = this.over): Promise<void> {
    await frames(this.page, FIRST_FRAMES)
    await this.pad.set(pad, true)
    await meanwhile()
    await this.pad.set(pad, false)
    // Without a frame in between, the next press of the same button would continue this one.
    await frames(this.page, 2)
  }
  override pause(): Promise<void> {
    return this.pad.press('Start')
  }
}

/** Mouse and finger press and drag at places. */
abstract class Pointing extends Hand {
  protected abstract pressPoint(point: Point): Promise<void>
  protected abstract pressElement(element: Locator): Promise<void>
  protected abstract down(point: Point): Promise<void>
  protected abstract up(): Promise<void>
  protected abstract dragPoints(from: Point, to: Point): Promise<void>

  override async press(target: Locator | Target): Promise<void> {
    const { at } = targetOf(target)
    if (at && 'click' in at) await this.pressElement(at)
    else await this.pressPoint(await pointAt(this.game, { at }))
  }
  override async pressCells(...cells: readonly Cell[]): Promise<void> {
    for (const [row, col] of cells) await this.press(cell(this.page, row, col))
  }
  override async push(way: Way): Promise<void> {
    const from = await pointOf(this.game.root.locator('[data-field]').first())
    const [dx, dy] = SWIPES[way]
    await this.dragPoints(from, { x: from.x + dx, y: from.y + dy })
  }
  override async hold(target: Target, meanwhile = this.over): Promise<void> {
    await frames(this.page, FIRST_FRAMES)
    await this.down(await pointAt(this.game, target))
    await meanwhile()
    await this.up()
  }
  override async drag(from: PressPoint, to: PressPoint): Promise<void> {
    await this.dragPoints(await pointAt(this.game, { at: from }), await pointAt(this.game, { at: to }))
  }
  override async pause(): Promise<void> {
    await this.pressElement(this.game.button('Pause'))
  }
}

class Mouse extends Pointing {
  readonly device = 'mouse'
  protected override pressPoint({ x, y }: Point): Promise<void> {
    return this.page.mouse.click(x, y)
  }
  protected override pressElement(element: Locator): Promise<void> {
    return element.click()
  }
  protected override async down({ x, y }: Point): Promise<void> {
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
  }
  protected override up(): Promise<void> {
    return this.page.mouse.up()
  }
  protected override dragPoints(from: Point, to: Point): Promise<void> {
    return drag(this.page, from, to)
  }
}

class Touch extends Pointing {
  readonly device = 'touch'
  protected override pressPoint({ x, y }: Point): Promise<void> {
    return this.fingers.tap(x, y)
  }
  protected override pressElement(element: Locator): Promise<void> {
    return this.fingers.tapOn(element)
  }
  protected override down(point: Point): Promise<void> {
    return this.fingers.down(point)
  }
  protected override up(): Promise<void> {
    return this.fingers.up()
  }
  protected override dragPoints({ x, y }: Point, to: Point): Promise<void> {
    return this.fingers.swipe(x, y, to.x - x, to.y - y)
  }
}

const HANDS = { keyboard: Keyboard, mouse: Mouse, touch: Touch, pad: Gamepad } as const

export const handOf = (device: Device, devices: Devices): Hand => new HANDS[device](devices)
