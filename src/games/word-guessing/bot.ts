/** Hints for Word Guessing in three parts: a position of the word, the kind of letter there, the letter. */
import type { TurnBot } from '../../engine/core/game/contract'
import { inParts } from '../../engine/core/game/hintParts'
import { BY_USE, VOWELS } from '../shared/words/letters'
import { entryOf, lettersLeft, type Move, type State } from './rules'
import * as late from './rules/lazy'
import { lazyRules } from './rules/lazyRules'
import { hintTexts as texts } from './texts/hints'

// The worker's chunk already contains the large list.
lazyRules.set(late)

/** The number of letters that hints call common. */
const COMMON = 12

/** Positions of a lowercase letter in the word. */
function placesOf(word: string, letter: string): number[] {
  return [...word.toLowerCase()].flatMap((each, place) => (each === letter ? [place] : []))
}

/** The hidden letter that reveals the most positions; among equals the most common one. */
function bestLetter(state: State): string {
  const { word } = entryOf(state)
  const gain = (letter: string) => placesOf(word, letter).length * 100 - BY_USE.indexOf(letter)
  return lettersLeft(state).reduce((a, b) => (gain(b) > gain(a) ? b : a))
}

function kindOf(letter: string, places: number): string {
  if (VOWELS.includes(letter)) return texts.vowel(places)
  return BY_USE.indexOf(letter) < COMMON ? texts.common(places, COMMON) : texts.rare(places)
}

export const bot: TurnBot<State, Move> = {
  levels: [],
  choose: bestLetter,
  /** Asked only while the word is neither found nor missed (see `TurnFeatures.hints`). */
  hint(state, thinking) {
    const letter = bestLetter(state)
    const places = placesOf(entryOf(state).word, letter)
    return inParts(
      thinking,
      { text: texts.look, highlighted: places.slice(0, 1) },
      { text: kindOf(letter, places.length), highlighted: places },
      { move: letter, text: texts.letter(letter.toUpperCase()) },
    )
  },
}
