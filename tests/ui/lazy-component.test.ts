/** A component that has loaded already is shown at once. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyComponent } from '../../src/ui/loading/lazyComponent'

it('renders a loaded component at once, and waits for others', async () => {
  const { Part, load } = lazyComponent(async () => ({ default: () => 'the page' }), { fallback: 'wait' })
  expect(renderToString(createElement(Part))).toBe('wait')
  await load()
  expect(renderToString(createElement(Part))).toBe('the page')
})
