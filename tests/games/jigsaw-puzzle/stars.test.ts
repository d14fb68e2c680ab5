/** Tests what marks a solved picture in Jigsaw Puzzle, and the options beside it. */
import { describe, expect, it } from 'vitest'
import { completeOptions, type PlayedOptions } from '../../../src/engine/core/game/option'
import { nextStage, starsOf } from '../../../src/engine/core/game/road'
import game from '../../../src/games/jigsaw-puzzle'
import { type Options, options } from '../../../src/games/jigsaw-puzzle/options'
import { GRIDS, rules } from '../../../src/games/jigsaw-puzzle/rules'
import { isOpen } from '../../../src/play/opening/unlockedChoices'
import { recordSet } from '../../support/options'

const SIZE = { width: 1200, height: 800 }
const begin = (chosen: Partial<Options> = {}) => rules.start(completeOptions(options, chosen), 3, SIZE)
const [picture] = options

describe('the stars of a picture', () => {
  it.each([
    ['easy', 1],
    ['medium', 2],
    ['hard', 3],
    ['large', 3],
    ['huge', 3],
  ] as const)('come from its pieces: %s gives %d', (difficulty, stars) => {
    const world = Object.assign(begin({ difficulty }), { state: 'end', wait: 0 })
    const [cols, rows] = GRIDS[difficulty]
    expect(world.pieces).toHaveLength(cols * rows)
    expect(rules.outcome(world)?.results?.Stars).toBe(stars)
  })

  it('mark each picture by its best game, and lock none', () => {
    const kept: PlayedOptions[] = [
      { options: { difficulty: 'easy', picture: 'sunset', rotation: 'off' }, best: { Stars: 1 } },
      { options: { difficulty: 'hard', picture: 'sunset', rotation: 'on' }, best: { Stars: 3 } },
      { options: { difficulty: 'medium', picture: 'city', rotation: 'off' }, best: { Stars: 2 } },
    ]
    expect(starsOf(picture, kept)).toEqual([3, 0, 0, 2, 0, 0, 0, 0, 0, 0])
    for (const { value } of picture.choices) expect(isOpen(picture, value, 'sunset', kept)).toBe(true)
    expect(nextStage(options, { picture: 'sunset' })?.options).toEqual({ picture: 'ocean' })
    expect(nextStage(options, { picture: 'own' })).toBeNull()
  })
})

describe('the options', () => {
  it('of a puzzle stay locked while it is played; the table is only a look', () => {
    for (const { id, locked, view } of options) expect(id === 'table' ? view : locked, id).toBe(true)
    expect(recordSet(game, { table: 'wood' })).toBe('difficulty=easy&picture=sunset&rotation=off')
    expect(recordSet(game, { preview: 'on' })).toContain('preview=on')
  })

  it('show the preview from the start for who asks for it', () => {
    expect(begin().ghost).toBe(false)
    expect(begin({ preview: 'on' }).ghost).toBe(true)
  })

  it('cut a landscape as any other picture', () => {
    const { pieces, own } = begin({ picture: 'landscape' })
    expect(pieces).toEqual(begin().pieces)
    expect(own).toBe(false)
  })
})
