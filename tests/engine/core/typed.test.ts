/** Typed text: full-width forms, typography, and naming of invalid characters. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { namedCharacter, notWestern, typedText, westernText } from '../../../src/engine/core/input/typed'
import emoji from '../../../src/games/emoji-decoder'
import { options as emojiOptions } from '../../../src/games/emoji-decoder/options'
import numbers from '../../../src/games/number-guessing'
import { options as numbersOptions } from '../../../src/games/number-guessing/options'
import words from '../../../src/games/word-guessing'
import { options as wordsOptions } from '../../../src/games/word-guessing/options'
import { faultOf, find, hide, wordOf } from '../../../src/games/word-guessing/rules/friend'
import { judgeGameUrl, typedUrl } from '../../../src/site/custom/gameUrl'
import { matches, NO_FILTERS } from '../../../src/site/search/filters'

describe('typed text', () => {
  it.each([
    ['５０', '50'],
    ['　ｓｎａｋｅ　', 'snake'],
    ['\u00a0tic\u2003tac\ttoe ', 'tic tac toe'],
    ['sna\u200bke\ufeff', 'snake'],
    ['e\u0301', 'é'],
    ['ﬁve', 'five'],
    ['\u200b', ''],
    ['٤٢', '42'],
    ['۱۹', '19'],
    ['๗', '7'],
  ])('%j reads %j', (text, wanted) => {
    expect(typedText(text)).toBe(wanted)
  })
})

describe('games with typed input', () => {
  it('accept full-width numbers', () => {
    const state = numbers.rules.start(completeOptions(numbersOptions), 1)
    for (const text of ['５０', ' 50\u200b', '٥٠', '۵۰'])
      expect(numbers.rules.apply(state, text, 0)).toMatchObject({ state: { tried: [{ value: 50 }] } })
    expect(numbers.rules.apply(state, '①x', 0)).toHaveProperty('refused')
  })
  it('accept full-width letters', () => {
    const state = words.rules.start(completeOptions(wordsOptions), 1)
    expect(words.rules.apply(state, 'Ｅ', 0)).toMatchObject({ state: { tried: ['e'] } })
    const puzzle = emoji.rules.start(completeOptions(emojiOptions), 1)
    const plain = emoji.rules.apply(puzzle, { do: 'guess', text: 'abc' }, 0)
    expect(emoji.rules.apply(puzzle, { do: 'guess', text: 'ａｂｃ' }, 0)).toEqual(plain)
  })
})

describe('a word for a friend', () => {
  it('accepts typographic characters in its hint', () => {
    for (const [typed, sent] of [
      ['It’s long and grey', "It's long and grey"],
      ['“Trunk” – or nose…', '"Trunk" - or nose...'],
      ['Very — very — big', 'Very - very - big'],
      ['½ of a tonne, 5 °C, naïve', '½ of a tonne, 5 °C, naïve'],
      ['ＢＩＧ\u200b\u00a0one', 'BIG one'],
      ['Cafe\u0301', 'Café'],
      ['«grand»', '«grand»'],
    ] as const) {
      expect(faultOf('ELEPHANT', typed)).toBeNull()
      expect(find(hide({ word: 'ELEPHANT', hint: typed })).hint).toBe(sent)
    }
  })
  it('names the characters it cannot send', () => {
    expect(faultOf('ELEPHANT', 'A 🐘 of course')).toBe('The hint can’t contain “🐘”.')
    expect(faultOf('ELEPHANT', 'слон')).toBe('The hint can’t contain “с”.')
    expect(faultOf('ELEPHANT', 'two\nlines')).toBe('The hint can’t contain a line break.')
    expect(faultOf(wordOf('naïve'), '')).toBe(
      'The word can only use the letters A to Z, not “ï”. Write “NAIVE”.',
    )
    expect(faultOf(wordOf('ice cream'), '')).toBe('The word can only use the letters A to Z, not a space.')
    expect(faultOf(wordOf('it’s'), '')).toBe('The word can only use the letters A to Z, not “’”.')
    expect(faultOf(wordOf('straße'), '')).toBe(
      'The word can only use the letters A to Z, not “ß”. Write “STRASSE”.',
    )
    for (const [typed, instead] of [
      ['Mäuse', ' Write “MAUSE” or “MAEUSE”.'],
      ['Füße', ' Write “FUSSE” or “FUESSE”.'],
      ['Øre', ' Write “ORE” or “OERE”.'],
      ['öl', ' Write “OEL”.'],
      ['слон', ''],
    ] as const)
      expect(faultOf(wordOf(typed), '')).toMatch(new RegExp(`not “.”\\.${instead}$`))
    for (const word of ['MAUSE', 'MAEUSE'])
      expect(faultOf(word, 'viele Mäuse')).toBe('The hint contains the word itself.')
    expect(faultOf(wordOf(''), '')).toBe('Enter a word.')
  })
  it('accepts a full-width word, and finds one hidden in the hint', () => {
    expect(wordOf(' ｌｉｏｎ ')).toBe('LION')
    expect(faultOf('LION', 'ａ ｌｉｏｎ')).toBe('The hint contains the word itself.')
    expect(faultOf('LION', 'a li\u200bon')).toBe('The hint contains the word itself.')
  })
  it('uses one byte per character', () => {
    expect(notWestern(westernText('“It’s” 5 € – ok…'))).toBeNull()
    expect(namedCharacter('\u0007')).toBe('the character U+0007')
  })
})

describe('the pages', () => {
  it('search in full-width letters', () => {
    const game = {
      title: 'Snake',
      description: 'Eat',
      category: 'classic',
      difficulty: 'Easy',
      players: '1 Player',
    }
    expect(matches(game as never, { ...NO_FILTERS, search: '　ｓｎａｋｅ ' })).toBe(true)
  })
  it('read an address typed with an input method', () => {
    const own = { protocol: 'https:', hostname: 'arcade.example.com' }
    const judged = (text: string) => judgeGameUrl(typedUrl(text), own)
    expect(judged('ｈｔｔｐｓ：／／ｇａｍｅｓ．example．com／play')).toEqual({
      ok: true,
      href: 'https://games.example.com/play',
    })
    expect(judged('https://games.example.com/½')).toEqual({
      ok: true,
      href: 'https://games.example.com/%C2%BD',
    })
    expect(judged('https://１２７.０.０.１/')).toHaveProperty('ok', false)
    const game = 'https://games.example.com/play?mode=1&at=https%3A%2F%2Fcdn.example.com%2Fx'
    const wrapped = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(game)}&data=1`
    for (const text of [game, `<${game}>`, `${game}[1]`, wrapped, `<${wrapped}>`])
      expect(judged(text), text).toEqual({ ok: true, href: game })
    const hidden = 'https://www.google.com/url?q=javascript%3Aalert(1)'
    expect(judged(hidden)).toEqual({ ok: true, href: hidden })
    expect(judged('https://www.google.com/url?q=https%3A%2F%2F127.0.0.1%2F')).toHaveProperty('ok', false)
    expect(judged('ｊａｖａｓｃｒｉｐｔ：alert(1)')).toHaveProperty('ok', false)
    expect(judged('https://games.exa\u200bmple.com/')).toHaveProperty('ok', false)
  })
})
