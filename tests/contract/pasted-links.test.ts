/** Every field for a position reads a link to this site, whatever programs for mail and chat have done to it. */
import { expect, it, vi } from 'vitest'
import type { TurnGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { findGame } from '../../src/games/catalog'
import { shareAddress } from '../../src/play/opening/opening'

/** The games with such a field. */
const FIELDS = ['chess', 'checkers', 'connect-four', 'reversi', 'sudoku', 'nonogram', 'klondike']

const PASSED_ON: readonly ((link: string) => string)[] = [
  (link) => link,
  (link) => `<${link}>`,
  (link) => `${link}[1]`,
  (link) => `${link}.`,
  (link) => `My game: ${link}…`,
  (link) => `[url]${link}[/url]`,
  (link) => `Look at this: ${link} Bye!`,
  (link) =>
    `https://nam12.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05&reserved=0`,
  (link) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D`,
  (link) => link.replaceAll('=', '=3D').replace(/.{75}/g, '$&=\r\n'),
]

it.each(FIELDS)('%s', async (id) => {
  vi.stubGlobal('location', { origin: 'https://arcade.example' })
  const game = (await findGame(id)?.load())?.default as TurnGame
  await game.lazyRules?.load()
  const { rules, options: all } = game
  const { notation } = rules
  if (!notation) throw new Error('no notation')
  const options = completeOptions(all)
  // A game of Connect Four without moves has no text.
  const text = notation.write(rules.start(options, 5)) || '4453'
  const link = shareAddress(`/games/${id}`, { options: all }, options, 5, text)
  for (const passOn of PASSED_ON)
    expect(notation.write(notation.read(passOn(link), options)), passOn(link)).toBe(text)
})
