/** Texts that the board and the status line of Emoji Decoder share. */
import { plural } from '../../../engine/core/text'

export const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' })

export const triesLeft = (left: number) => plural(left, { one: '# try left', other: '# tries left' })
