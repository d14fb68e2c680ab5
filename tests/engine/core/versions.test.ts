/** Versions of games whose words differ between languages. */
import { expect, it } from 'vitest'
import { isOtherLanguage, isSavedInOtherLanguage } from '../../../src/engine/core/replay/versions'

it('of replays differ in the language alone, or otherwise', () => {
  expect(isOtherLanguage('2', '2-de')).toBe(true)
  expect(isOtherLanguage('2-pt-br', '2-de')).toBe(true)
  expect(isOtherLanguage('2-de', '2-de')).toBe(false)
  expect(isOtherLanguage('1', '2')).toBe(false)
  expect(isOtherLanguage('1-de', '2')).toBe(false)
})

it('of saved games do so by thousands', () => {
  expect(isSavedInOtherLanguage(2, 1002)).toBe(true)
  expect(isSavedInOtherLanguage(4002, 1002)).toBe(true)
  expect(isSavedInOtherLanguage(2, 2)).toBe(false)
  expect(isSavedInOtherLanguage(1, 2)).toBe(false)
  expect(isSavedInOtherLanguage(1, 1002)).toBe(false)
})
