/** All pictures by their size. They are our own, and each is solved by single lines (see the tests). */

import { pictureTexts } from '../../texts/pictures'
import type { Picture } from './picture'
import { PICTURES_5 } from './pictures5'
import { PICTURES_10 } from './pictures10'
import { PICTURES_15 } from './pictures15'
import { PICTURES_20 } from './pictures20'

export const PICTURES: Readonly<Record<number, readonly Picture[]>> = {
  5: PICTURES_5,
  10: PICTURES_10,
  15: PICTURES_15,
  20: PICTURES_20,
}

const NAMES: Readonly<Record<string, string>> = pictureTexts

/** What a picture is called. */
export const nameOf = (name: string): string => NAMES[name] ?? name
