/** Texts that the board and the status line of Emoji Decoder share. */
import { plural } from '../../../engine/core/text'

export const attemptsLeft = (left: number) =>
  plural(left, { one: '# attempt left', other: '# attempts left' })
