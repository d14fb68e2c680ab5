/** The parts of dialogs with texts. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CopyText } from '../../src/ui/dialogs/TextDialog'

it('copies no empty text, such as that of a position which cannot arise', () => {
  const buttonOf = (text: string) =>
    renderToStaticMarkup(<CopyText label="Text" text={text} rows={1} button="Copy" done="Copied" />).match(
      /<button[^>]*>/,
    )?.[0]
  expect(buttonOf('44')).not.toContain('disabled')
  expect(buttonOf('')).toContain('disabled')
})
