/** Nicknames and reactions: visitors cannot send text of their own. */
import { itemAt } from '../../engine/core/itemAt'

const FIRST =
  'Brave Bright Calm Clever Cosmic Daring Eager Fancy Gentle Golden Happy Jolly Keen Kind Lively Lucky Merry Mighty Misty Nimble Noble Polite Proud Quick Quiet Royal Shiny Silver Sunny Swift Witty Zesty'.split(
    ' ',
  )
const SECOND =
  'Badger Bear Beaver Bison Crane Deer Dolphin Eagle Falcon Ferret Finch Fox Gecko Hare Heron Koala Lemur Lion Lynx Mole Moose Newt Otter Owl Panda Penguin Puffin Raven Seal Tiger Turtle Whale'.split(
    ' ',
  )

export const NAMES = FIRST.length * SECOND.length

/** The nickname of a number from 0 to `NAMES` - 1. */
export const nickname = (n: number): string =>
  `${itemAt(FIRST, Math.floor(n / SECOND.length))} ${itemAt(SECOND, n % SECOND.length)}`

/** The nicknames of several players in their order. The same one has a number from its second time on: 'Brave Crane 2'. */
export function nicknames(numbers: readonly number[]): string[] {
  const times = new Map<number, number>()
  return numbers.map((n) => {
    const time = (times.get(n) ?? 0) + 1
    times.set(n, time)
    return time === 1 ? nickname(n) : `${nickname(n)} ${time}`
  })
}

export const REACTIONS = ['👍', '👏', '😄', '😮', '😢', '🎉'] as const

/** A random nickname's number. @param except - the number of a name that is not chosen */
export function randomName(except?: number): number {
  const number = Math.floor(Math.random() * NAMES)
  return number === except ? (number + 1) % NAMES : number
}
