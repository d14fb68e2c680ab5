/**
 * Tests that no answer of Emoji Decoder or Word Guessing is only British or only American, and that picture names
 * contain no answer.
 */
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { pictureOf, usedEmoji } from '../../../.tools/emoji'
import type { Option } from '../../../src/engine/core/game/contract'
import { PACKS, readPuzzles, SPOKEN_NAMES } from '../../../src/games/emoji-decoder/rules/packs'
import { LARGE } from '../../../src/games/word-guessing/rules/lazy'
import { ENTRIES } from '../../../src/games/word-guessing/rules/words'
import { REACTIONS } from '../../../src/play/live/words'
import { emojiName } from '../../../src/ui/controls/emojiName'

const puzzles = Object.values(PACKS).flat()
const lists = import.meta.glob<string>('/src/locales/*/games/emoji-decoder/data/puzzles.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const puzzlesOfLanguages = Object.values(lists).flatMap((list) =>
  Object.values(readPuzzles(list).packs).flat(),
)
const options = import.meta.glob<readonly Option[]>('/src/games/*/options.ts', {
  eager: true,
  import: 'options',
})
const modes = Object.values(options)
  .flat()
  .flatMap(({ pictures = {} }) => Object.values(pictures))
const words = [
  ...puzzles.map(({ answer }) => answer),
  ...LARGE.map(({ word }) => word),
  ...ENTRIES.map(({ word }) => word),
]

/** Words used on only one side of the Atlantic, their counterparts, and spellings that differ. */
const ONE_SIDED = `
  AEROPLANE AIRPLANE ALUMINIUM ALUMINUM APARTMENT AUBERGINE AUTUMN BATHROBE BISCUIT BONNET CANDY CARAVAN CLOTHESPIN COOKIE
  COOKER COURGETTE CRISPS DIAPER DRAUGHTS DUMMY DUSTBIN EGGPLANT ELEVATOR EIDERDOWN FAIRYTALE FAUCET FLASHLIGHT FLAT FORTNIGHT
  GASOLINE GRAY GREY HANDBAG HIGHWAY HOLIDAY JELLO JUMPER LADYBIRD LADYBUG LASAGNA LASAGNE LIFT LORRY LUNCHBOX MAILBOX MATHS
  MOTORWAY MUM NAPPY PAJAMAS PARKA PAVEMENT PETROL PLASTER POSTBOX PRAM PURSE PYJAMAS RAINFOREST ROOSTER ROUNDABOUT RUCKSACK
  SAILBOAT SAVANNA SAVANNAH SIDEWALK SOCCER SPANNER STROLLER SUBWAY SWEATER TAP TORCH TRAILER TRAINERS TRAM TROUSERS TRUCK
  TRUNK VEST WAISTCOAT WARDROBE WELLINGTONS WINDSCREEN WINDSHIELD WRENCH ZUCCHINI
  ARMOR ARMOUR CENTER CENTRE CHECKERS COLOR COLOUR DONUT DOUGHNUT FAVORITE FAVOURITE HARBOR HARBOUR JEWELLERY JEWELRY METER METRE
  MOLD MOULD MUSTACHE MOUSTACHE NEIGHBOR NEIGHBOUR PLOUGH PLOW THEATER THEATRE TIRE TYRE YOGHURT YOGURT`
  .trim()
  .split(/\s+/)

describe('answers', () => {
  it('are used on both sides of the Atlantic', () => {
    expect(words.length).toBeGreaterThan(700)
    for (const word of words) for (const part of word.split(' ')) expect(ONE_SIDED, word).not.toContain(part)
    expect(ONE_SIDED).not.toContain('WATERFALL')
  })
  it('are divided into words in the same way on both sides', () => {
    for (const word of ['WATER SKIING', 'SEAHORSE', 'CLOWNFISH', 'FAIRYTALE'])
      expect(words).not.toContain(word)
  })
  it('have hints in American spelling', () => {
    for (const { hint } of [...LARGE, ...ENTRIES])
      expect(hint).not.toMatch(/colour|favourit|\bgrey\b|metre|centre|theatre|harbour|armour|plough|\btyre/i)
  })
})

describe('the pictures of emoji', () => {
  const names = createRequire(import.meta.url)('@iconify-json/noto/chars.json') as Record<string, string>
  const used = usedEmoji()
  it('exist for every emoji of every puzzle, mode and reaction of live games, and for no other', () => {
    const all = new Set(
      [...puzzles, ...puzzlesOfLanguages].flatMap(({ emojis }) => emojis).concat(modes, REACTIONS),
    )
    expect([...used].sort()).toEqual([...all].sort())
    for (const emoji of used) expect(pictureOf(emoji)).toMatch(/^<svg [^>]*viewBox="0 0 128 128">.+<\/svg>$/s)
    expect(() => pictureOf('x')).toThrow('has no picture')
  })
  it('load and run nothing', () => {
    for (const emoji of used)
      expect(pictureOf(emoji)).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)/i)
  })
  it('are named by their characters', () => {
    expect(['☀️', '👨‍🍳', '❓'].map(emojiName)).toEqual(['2600', '1f468-200d-1f373', '2753'])
    expect(new Set([...used].map(emojiName)).size).toBe(used.size)
  })
  it('have spoken names that contain no answer', () => {
    for (const { answer, emojis } of puzzles)
      for (const emoji of emojis) {
        const spoken = (SPOKEN_NAMES[emoji] ?? names[emojiName(emoji)] ?? '')
          .toUpperCase()
          .replace(/[^A-Z]/g, '')
        expect(spoken, `${answer} ${emoji}`).not.toContain(answer.replaceAll(' ', ''))
        expect(spoken.length).toBeGreaterThan(0)
      }
  })
})
