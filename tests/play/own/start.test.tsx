/** The start panel says what the game starts with in place of its usual start. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OwnUsed } from '../../../src/play/own/OwnStart'
import { type Play, PlayContext } from '../../../src/play/session/core/usePlay'
import { panelTexts } from '../../../src/play/texts/panels'
import { cleared, freshPage, turn } from '../session/small'

beforeEach(freshPage)
afterEach(cleared)

it('says that a link has set up the start', () => {
  const textOf = (position: string | null) => {
    const session = turn({ position })
    const markup = renderToStaticMarkup(
      <PlayContext value={{ session } as unknown as Play}>
        <OwnUsed />
      </PlayContext>,
    )
    session.close()
    return markup.replace(/<[^>]*>/g, '')
  }
  expect(textOf('7')).toBe(panelTexts.own.setUp)
  expect(textOf(null)).toBe('')
})
