/** Texts that the board and the status line of Word Guessing share. */
import { plural } from '../../../engine/core/text'

export const triesLeft = (left: number) => plural(left, { one: '# try left', other: '# tries left' })
