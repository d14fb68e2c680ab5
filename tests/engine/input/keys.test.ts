/** Which key an event means: by code or by letter, on keyboards of many languages. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf, takenKeys } from '../../../src/engine/input/bindings'
import { codeOf, letterOf, typedLetter } from '../../../src/engine/input/keys'
import { keyName, learnKey, letterName, setLayout, takesLetter } from '../../../src/engine/input/names'
import { shortcutOf, type TakenKeys } from '../../../src/play/controls/shortcuts'

const press = (code: string, key: string, more: Partial<KeyboardEvent> = {}) =>
  ({
    code,
    key,
    target: null,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...more,
  }) as KeyboardEvent
const shortcut = (event: KeyboardEvent, taken: TakenKeys = new Set()) => shortcutOf(event, taken)

afterEach(() => setLayout(null))

describe('the code of a key', () => {
  it.each([
    ['', 'ArrowLeft', 'ArrowLeft'],
    ['Unidentified', 'ArrowUp', 'ArrowUp'],
    ['', 'Left', 'ArrowLeft'],
    ['', ' ', 'Space'],
    ['', 'Spacebar', 'Space'],
    ['', 'Enter', 'Enter'],
    ['', 'Esc', 'Escape'],
    ['', 'Backspace', 'Backspace'],
    ['', 'a', 'KeyA'],
    ['', 'W', 'KeyW'],
    ['', 'ｄ', 'KeyD'],
    ['', '7', 'Digit7'],
    ['', '/', 'Slash'],
    ['', 'Shift', 'ShiftLeft'],
    ['', '', ''],
    ['', 'Unidentified', ''],
    ['KeyQ', 'a', 'KeyQ'],
  ])('code %j with key %j is %j', (code, key, expected) => {
    expect(codeOf({ code, key })).toBe(expected)
  })
  it('is on the number pad if the location says so', () => {
    expect(codeOf({ code: '', key: '4', location: 3 })).toBe('Numpad4')
    expect(codeOf({ code: '', key: 'Enter', location: 3 })).toBe('NumpadEnter')
  })
})

describe('shortcuts', () => {
  it.each([
    // Dvorak
    ['KeyR', 'p', 'pause'],
    ['KeyO', 'r', 'restart'],
    ['KeyL', 'n', null],
    ['KeyP', 'l', 'position'],
    ['KeyJ', 'h', 'help'],
    // Colemak
    ['KeyS', 'r', 'restart'],
    ['KeyR', 'p', 'pause'],
    ['KeyL', 'u', 'undo'],
    // AZERTY: M is beside L, with a comma in its position
    ['Semicolon', 'm', 'mute'],
    ['KeyM', ',', null],
    // Greek, Russian, Hebrew, Thai: other letters in the same positions
    ['KeyP', 'π', 'pause'],
    ['KeyP', 'з', 'pause'],
    ['KeyK', 'к', null],
    ['KeyR', 'ר', 'restart'],
    ['KeyU', '\u0E35', 'undo'],
    // Capital letters, an input method, a phone keyboard
    ['KeyP', 'P', 'pause'],
    ['KeyP', 'ｐ', 'pause'],
    ['', 'p', 'pause'],
    ['KeyP', 'Unidentified', 'pause'],
    ['', 'Escape', 'pause'],
    ['', 'é', null],
  ])('code %j with key %j: %j', (code, key, wanted) => {
    expect(shortcut(press(code, key))).toBe(wanted)
  })
  it('undo by the letter of Ctrl+Z', () => {
    expect(shortcut(press('KeyW', 'z', { ctrlKey: true }))).toBe('undo')
    expect(shortcut(press('Slash', 'z', { ctrlKey: true }))).toBe('undo')
    expect(shortcut(press('KeyZ', 'я', { ctrlKey: true }))).toBe('undo')
    expect(shortcut(press('KeyZ', ';', { ctrlKey: true }))).toBe(null)
  })
  it('yield to codes and letters of a game, and are then Alt with the key', () => {
    const taken = takenKeys(bindingsOf([{ action: 'down', label: 'Down', keys: ['KeyS'] }]))
    // Colemak types R where S is on other keyboards.
    expect(shortcut(press('KeyS', 'r'), taken)).toBe(null)
    expect(shortcut(press('KeyS', 'r', { altKey: true }), taken)).toBe('restart')
    const letters = takenKeys(bindingsOf([{ action: 'rock', label: 'Rock', keys: ['KeyR'], letters: true }]))
    expect(shortcut(press('KeyO', 'r'), letters)).toBe(null)
    expect(shortcut(press('KeyR', 'p'), letters)).toBe('pause')
  })
  it('know the letter under Alt on a Mac', () => {
    expect(shortcut(press('KeyP', 'π', { altKey: true }), new Set(['KeyP']))).toBe('pause')
    setLayout(new Map([['KeyR', 'p']]))
    expect(shortcut(press('KeyR', '®', { altKey: true }), new Set(['KeyR']))).toBe('pause')
  })
})

describe('the letter of a key in a game of words', () => {
  it.each([
    ['KeyA', 'a', 'a'],
    ['KeyQ', 'A', 'a'],
    ['Semicolon', 'm', 'm'],
    // Russian, Greek, Hebrew, Thai, Korean, Arabic with two letters on a key, an input method
    ['KeyA', 'ф', 'a'],
    ['KeyA', 'α', 'a'],
    ['KeyA', 'ש', 'a'],
    ['KeyA', 'ฟ', 'a'],
    ['KeyE', '\u0E33', 'e'],
    ['KeyU', '\u0E35', 'u'],
    ['KeyA', 'ㅁ', 'a'],
    ['KeyB', 'لا', 'b'],
    ['KeyA', 'Process', 'a'],
    // No letters: a comma of a French keyboard, é, a letter of another script on a symbol's key, digits, keys with names
    ['KeyM', ',', null],
    ['KeyE', 'é', null],
    ['Semicolon', 'ж', null],
    ['Digit1', '1', null],
    ['Space', ' ', null],
    ['ArrowUp', 'ArrowUp', null],
    ['', 'Unidentified', null],
  ])('code %j with key %j is %j', (code, key, letter) => {
    expect(typedLetter({ code, key })).toBe(letter)
  })
  it('is an I for both letters i of a Turkish keyboard', () => {
    expect(typedLetter({ code: 'KeyI', key: 'ı' })).toBe('i')
    expect(typedLetter({ code: 'Quote', key: 'İ' })).toBe('i')
  })
  it('is the one below a symbol once the layout is known to be of another script', () => {
    learnKey({ code: 'KeyA', key: 'α' })
    expect(typedLetter({ code: 'KeyQ', key: ';' })).toBe('q')
    learnKey({ code: 'KeyB', key: 'b' })
    expect(typedLetter({ code: 'KeyQ', key: ';' })).toBe(null)
  })
})

describe('keys of a game', () => {
  const controls = [
    { action: 'up', label: 'Up', keys: ['KeyW', 'ArrowUp'] },
    { action: 'flag', label: 'Flag', keys: ['KeyF', 'Space'], letters: true },
  ] as const
  const pressed = (code: string, key: string) => {
    const actions = createActions(bindingsOf(controls), 1)
    actions.keyDown(codeOf({ code, key }), letterOf({ code, key }))
    return actions.takePressed()
  }
  it('steer by position, whatever they print', () => {
    expect(pressed('KeyW', 'z')).toEqual(['up'])
    expect(pressed('KeyW', ',')).toEqual(['up'])
    expect(pressed('KeyW', 'ц')).toEqual(['up'])
    expect(pressed('', 'ArrowUp')).toEqual(['up'])
  })
  it('type letters by what they print, wherever they are', () => {
    expect(pressed('KeyY', 'f')).toEqual(['flag'])
    expect(pressed('KeyF', 'u')).toEqual([])
    expect(pressed('KeyF', 'а')).toEqual(['flag'])
    expect(pressed('Space', ' ')).toEqual(['flag'])
  })
  it('steer if a position and a letter coincide', () => {
    expect(pressed('KeyW', 'f')).toEqual(['up'])
  })
  it('are released by their code, whatever letter it types by then', () => {
    const actions = createActions(bindingsOf(controls), 1)
    actions.keyDown('KeyY', 'KeyF')
    actions.take([])
    actions.keyUp('KeyY')
    expect(actions.take([]).held).toEqual({})
  })
})

describe('names of letters', () => {
  it('are the letters that the keyboard prints', () => {
    setLayout(
      new Map([
        ['KeyR', 'p'],
        ['KeyP', 'l'],
        ['KeyO', 'r'],
      ]),
    )
    expect([letterName('KeyP'), keyName('KeyP'), keyName('KeyR'), letterName('Space')]).toEqual([
      'P',
      'L',
      'P',
      'Space',
    ])
    expect(takesLetter(new Set(['KeyR']), 'KeyP')).toBe(true)
    expect(takesLetter(new Set(['KeyP']), 'KeyP')).toBe(false)
    expect(takesLetter(new Set(['p']), 'KeyP')).toBe(true)
  })
  it('are those of the position if the keyboard prints other letters', () => {
    setLayout(new Map([['KeyP', 'з']]))
    expect(letterName('KeyP')).toBe('З')
  })
  it('are learned from typing if the browser does not report them', () => {
    learnKey({ code: 'KeyQ', key: 'a' })
    learnKey({ code: 'Semicolon', key: 'm' })
    learnKey({ code: 'KeyP', key: 'з' })
    expect([keyName('KeyQ'), keyName('Semicolon'), keyName('KeyP')]).toEqual(['A', 'M', 'P'])
    // Back on the usual one.
    learnKey({ code: 'KeyQ', key: 'q' })
    expect(keyName('KeyQ')).toBe('Q')
  })
  it('are one character each, and the same in a browser of any language', () => {
    const turkish = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (
      this: string,
    ) {
      return this.replaceAll('i', 'İ').toUpperCase()
    })
    setLayout(new Map(Object.entries({ KeyI: 'i', Minus: 'ß', Quote: 'ä', Slash: 'ŉ', Comma: 'ø' })))
    expect(['KeyI', 'Minus', 'Quote', 'Slash', 'Comma'].map(keyName)).toEqual(['I', 'ß', 'Ä', 'ŉ', 'Ø'])
    setLayout(null)
    for (const [code, key] of Object.entries({ Minus: 'ß', KeyI: 'ı', Quote: 'İ' })) learnKey({ code, key })
    // On a Turkish keyboard, both are keys.
    expect(['Minus', 'KeyI', 'Quote'].map(keyName)).toEqual(['ß', 'I', 'İ'])
    turkish.mockRestore()
    setLayout(null)
  })
})
