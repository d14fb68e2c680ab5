/** A part of the site that has loaded already is shown at once. */
import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { direct } from '../../src/ui/loading/preloadable'

const shown = (Part: () => unknown) =>
  renderToString(createElement(Suspense, { fallback: 'wait' }, createElement(Part as () => null)))

it('renders a loaded part at once, and waits for others', async () => {
  const part = direct(async () => ({ default: () => 'the page' }))
  expect(shown(part.Part as () => unknown)).toContain('wait')
  await part.load()
  expect(shown(part.Part as () => unknown)).toContain('the page')
  expect(shown(part.Part as () => unknown)).not.toContain('wait')
})
