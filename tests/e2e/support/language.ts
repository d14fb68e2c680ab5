/** The language of the site under test: English, or one of the two made from it (`.tools/languages.ts`). */
import { mark } from '../../../.tools/pseudo'

const { SITE_LANGUAGE = 'en' } = process.env

/** Texts are in brackets, and longer than those of any translation. */
export const isLonger = SITE_LANGUAGE === 'en-xa'

/** The page reads from right to left. */
export const isMirrored = SITE_LANGUAGE === 'en-xb'

/** An English text as the site shows it. */
export const shown = (text: string): string => (isLonger || isMirrored ? mark(text, isMirrored) : text)
