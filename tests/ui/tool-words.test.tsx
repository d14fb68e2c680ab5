/** The tools of boards that open an editor or a text have a word beside their icon, which is a part of their name. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TurnGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { gamesOfKind } from '../contract/loaded'

const TOOL =
  /<button[^>]*aria-label="([^"]*)"[^>]*><svg[^>]*class="([^"]*)".*?<\/svg>(?:<span[^>]*>(.*?)<\/span>)?<\/button>/g

/** Boards that show nothing without a window. */
const MEASURED = ['nonogram', 'sudoku']

it.each(gamesOfKind('turn').filter(([id, { setsUp }]) => setsUp && !MEASURED.includes(id)))(
  '%s',
  (_, game: TurnGame) => {
    const options = completeOptions(game.options)
    const markup = renderToStaticMarkup(
      <game.Board
        state={game.rules.start(options, 1)}
        previous={null}
        events={[]}
        turn={1}
        play={() => {}}
        open={() => {}}
        options={options}
        active
        thinking={false}
        hint={null}
        clock={() => 0}
      />,
    )
    const tools = Array.from(markup.matchAll(TOOL), ([, name = '', icon = '', word]) => ({
      name,
      icon,
      word,
    }))
    expect(tools.filter(({ icon, word }) => /file-text|pencil/.test(icon) && word)).toHaveLength(1)
    for (const { name, word } of tools) if (word) expect(name.toLowerCase()).toContain(word.toLowerCase())
  },
)
