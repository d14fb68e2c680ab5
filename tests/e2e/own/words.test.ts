/** Own words: a teacher makes a list on a phone, others play it by the link, in the page and in frames. */
import { expect } from 'playwright/test'
import { ownTexts } from '../../../src/play/texts/own'
import { panelTexts } from '../../../src/play/texts/panels'
import { test } from '../embed/host'
import { SHARED_PAGE } from '../support/fixtures'
import { go } from '../support/go'
import { OwnForm, openAsAnother, PHONE } from './own'

test.use(SHARED_PAGE)

const WORDS = ['CAFE', 'MOON', 'PLANET']

test('a list is made, copied, and played to the end by another visitor', async ({ page, game }) => {
  await page.setViewportSize(PHONE)
  await game.open('word-guessing', '')
  const form = new OwnForm(page)
  await form.open()
  await form.press(ownTexts.form.copy)
  await expect(form.form).toContainText('Enter at least one word.')
  await form.fill('planet: circles a star\ncafé: serves drinks\nmoon')
  await form.press(ownTexts.form.copy)
  await expect(form.form).toContainText('“CAFÉ” can’t be used')
  await form.form.getByRole('button', { name: 'Use letters without accents' }).click()
  await expect(form.form).toContainText('3 words')
  const link = await form.link()
  expect(link.search).toBe('')
  expect(decodeURIComponent(link.href).toUpperCase()).not.toContain('PLANET')

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAsAnother(page, link.href)
  await game.ready()
  await expect(game.root).toContainText('This game uses custom words.')
  await expect(game.root.getByText('Topic', { exact: true })).toHaveCount(0)
  await game.begin.click()
  await game.phase('playing')
  const found: string[] = []
  for (let n = 0; n < WORDS.length; n++) {
    const next = game.button('Next Word')
    await expect(next).toBeDisabled()
    for (const letter of 'ACEFLMNOPT') await page.keyboard.press(letter)
    const text = await page.locator('[class*=message]').first().textContent()
    expect(text).toMatch(/Found|Game Over/)
    const tiles = await page.getByText(/^Word: /).textContent()
    found.push((tiles ?? '').replace('Word: ', '').replace('.', '').replaceAll(' ', ''))
    if (n === WORDS.length - 1) break
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
  }
  expect(found.sort()).toEqual(WORDS)
  await game.over()
  // The replay has the words, and another game keeps them.
  await game.showMore()
  await game.button('Watch').click()
  await game.phase('watching')
  await page.keyboard.press('End')
  await expect(page.getByText('Your words').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await game.ready()
  await expect(game.root).toContainText('This game uses custom words.')
  expect(asked.filter((url) => url.includes('own=') && !url.includes('#'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('records') ?? '')).not.toContain('Score')
  // The same link in a frame without an origin.
  await page.goto(`/embed/word-guessing${link.hash}`)
  await expect(page.locator('[data-full]')).toHaveAttribute(
    'href',
    new RegExp(`/games/word-guessing${link.hash}$`),
  )
})

test('plays at once, keeps its words on a restart, and resumes after a reload', async ({ page, game }) => {
  await game.open('word-guessing', 'list=large')
  const form = new OwnForm(page)
  await form.open()
  await form.fill('comet\nmoon')
  await form.press(ownTexts.form.play)
  await game.phase('playing')
  expect(new URL(page.url()).hash).toMatch(/^#own=/)
  await expect(page.getByText('Word 1 of 2')).toBeVisible()
  await page.keyboard.press('o')
  await game.button('Restart').click()
  await expect(page.getByText('Word 1 of 2')).toBeVisible()
  await page.keyboard.press('o')
  await expect(page.getByText(/O is in the word/).first()).toBeAttached()
  await page.reload()
  await game.phase('paused')
  await page.keyboard.press('Enter')
  await game.resumed()
  await expect(page.getByText('Word 1 of 2')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'O, in the word' })).toBeVisible()
  // The home page resumes it by the fragment, which no server gets.
  await page.goto('/')
  const resume = page.locator('[data-continue] a').first()
  await expect(resume).toHaveAttribute('href', /^\/games\/word-guessing\?(?!.*position).*#own=/)
  await resume.click()
  await game.phase('paused')
})

test('goes back to the usual words, and opens without content that is damaged', async ({ page, game }) => {
  await game.open('word-guessing', '')
  const form = new OwnForm(page)
  await form.open()
  // In a low window, too, it is shown what is wrong with a list.
  await page.setViewportSize({ width: 844, height: 390 })
  await form.fill('it\nno\nice cream')
  await form.press(ownTexts.form.copy)
  await expect(form.form.getByText('“ICE CREAM” can’t be used')).toBeInViewport()
  await form.fill('comet\nmoon')
  const link = await form.link()
  await page.keyboard.press('Escape')
  await page.goto(link.href)
  await game.ready()
  await expect(page.locator('[data-own-used]')).toBeVisible()
  await form.open()
  await form.form.getByRole('button', { name: ownTexts.form.showCurrent }).click()
  await expect(form.form.locator('textarea')).toHaveValue('COMET\nMOON')
  await page.keyboard.press('Escape')
  await game.button('Play the standard game').click()
  await expect(page.locator('[data-own-used]')).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')

  // `contract/own-links.test.ts` tries all others.
  for (const [hash, text] of [
    [link.hash.slice(0, -4), ownTexts.problems.damaged],
    ['#own=Ag', ownTexts.problems.newer],
  ] as const) {
    await go(page, '/')
    await page.goto(`/games/word-guessing${hash}`)
    await game.ready()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('[data-own-used]')).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
  }
  await game.visit('tic-tac-toe', link.hash)
  await expect(page.getByText(ownTexts.problems.notHere)).toBeVisible()
})

test('is embedded with its words, also in frames without storage', { tag: '@proof' }, async ({
  page,
  game,
  host,
}) => {
  await game.open('word-guessing', '')
  const form = new OwnForm(page)
  await form.open()
  await form.fill('comet: has a tail')
  const { hash } = await form.link()
  await form.press(panelTexts.tools.embed)
  await expect(page.locator('[data-embed-code]')).toHaveValue(new RegExp(`/embed/word-guessing${hash}"`))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await host.show({ path: `/embed/word-guessing${hash}`, kind: 'sandboxed', height: 600 })
  await host.press()
  await host.start()
  const inside = host.inside()
  await expect(inside.getByText('has a tail')).toBeVisible()
  await expect(inside.locator('[data-own-open]')).toHaveCount(0)
  for (const letter of 'COMET') await inside.getByRole('gridcell', { name: letter, exact: true }).click()
  await expect(inside.locator('[data-game]')).toHaveAttribute('data-phase', 'over')
  await expect(inside.locator('[data-full]')).toHaveAttribute('href', new RegExp(`${hash}$`))
  await host.show({ path: `/embed/word-guessing${hash.slice(0, -3)}`, kind: 'sandboxed', height: 600 })
  await host.press()
  await expect(inside.getByText(ownTexts.problems.damaged)).toBeVisible()
})
