/** The language of the site under test: English, one of the two made from it (`.tools/languages.ts`), or a translation. */
import { mark } from '../../../.tools/pseudo'

const { SITE_LANGUAGE = 'en' } = process.env

/** Texts are in brackets, and longer than those of any translation. */
export const isLonger = SITE_LANGUAGE === 'en-xa'

/** The page reads from right to left. */
export const isMirrored = SITE_LANGUAGE === 'en-xb'

/** A language in which tests can't find elements by their texts. */
export const isTranslated = !/^en/.test(SITE_LANGUAGE)

/** An English text as the site shows it. */
export const shown = (text: string): string => (isLonger || isMirrored ? mark(text, isMirrored) : text)
