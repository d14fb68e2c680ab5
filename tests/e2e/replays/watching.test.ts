/** Watching replays: from the end panel, by a link, by gamepad only, and from a file. */
import { writeFileSync } from 'node:fs'
import { panelTexts } from '../../../src/play/texts/panels'
import { replayTexts } from '../../../src/play/texts/replays'
import { sessionTexts } from '../../../src/play/texts/session'
import { games } from '../../support/games'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { go } from '../support/go'
import { handOf } from '../support/hands'
import { planOf } from '../support/plan'
import { frames } from '../support/rest'

test.use(SHARED_PAGE)

const { problems, watch } = replayTexts

/** A game of each kind. */
const GUARDS = ['snake', 'tic-tac-toe']

/** Games that record the way of the mouse. */
const BY_MOUSE = ['slice-storm']

for (const { id, kind } of games)
  test(`${id}: a replay from the end panel, and from its link`, {
    tag: GUARDS.includes(id) ? [] : '@proof',
  }, async ({ page, game, fingers, pad }) => {
    const plan = await planOf(id)
    await game.open(id, plan.query)
    await game.calm(kind)
    await game.begin.press('Enter')
    await game.phase('playing')
    const device = BY_MOUSE.includes(id) ? 'mouse' : 'keyboard'
    await plan[device](handOf(device, { page, game, fingers, pad }))
    await game.over()
    const figures = await game.figures()
    const link = await game.watched()
    await page.keyboard.press('Escape')
    await game.phase('ready')
    // A long game is saved as a file instead.
    if (!GUARDS.includes(id) && link === null) return
    await go(page, '/')
    await page.goto(link ?? '')
    await game.watchedToEnd(figures)
  })

test('a replay is watched by gamepad only', async ({ page, game, pad }) => {
  await game.open('snake', 'seed=42')
  await pad.plug()
  await frames(page, 3)
  const begin = async () => {
    await pad.press('A')
    await game.over()
    await pad.goTo(game.button('More'))
    await pad.press('A')
    await pad.goTo(game.button('Watch'))
    await pad.press('A')
    await game.phase('watching')
  }
  await begin()
  await pad.press('B')
  await game.phase('ready')
  await begin()
  await expect(game.button(watch.pause)).toBeFocused()
  const moment = game.root.getByRole('slider')
  const at = async () => Number(await moment.inputValue())
  // At its very start it could not step back.
  await expect.poll(at).toBeGreaterThan(0)
  await pad.press('A')
  await expect(game.button('Play')).toBeFocused()
  await pad.goTo(game.button(watch.next.tick))
  const before = await at()
  await pad.press('A')
  expect(await at()).toBe(before + 1)
  await pad.goTo(game.button(watch.previous.tick))
  await pad.press('A')
  await pad.press('A')
  expect(await at()).toBe(before - 1)
  // A second forward and back. Left and right change the slider: down moves along the bar.
  await pad.goTo(moment)
  while ((await at()) > 0) await pad.press('DpadLeft')
  await pad.press('DpadRight')
  expect(await at()).toBe(60)
  await pad.press('DpadLeft')
  expect(await at()).toBe(0)
  await expect(moment).toBeFocused()
  await pad.press('DpadDown')
  const pace = game.root.getByRole('combobox')
  await expect(pace).toBeFocused()
  await pad.press('DpadRight')
  await expect(pace).toHaveValue('2')
  await pad.press('DpadUp')
  await expect(moment).toBeFocused()
  await pad.press('DpadDown')
  await pad.press('DpadDown')
  await expect(game.button('Race')).toBeFocused()
  await pad.press('DpadRight')
  await expect(game.button(watch.playFromHere)).toBeFocused()
  await pad.press('A')
  await game.phase('paused')
  await expect(game.end).toContainText(sessionTexts.pause.watched)
})

test('a replay is saved as a file and opened again by a button; other files are reported', async ({
  page,
  game,
}, info) => {
  await game.open('snake', 'seed=42')
  await page.keyboard.press('Enter')
  await game.over()
  await game.showMore()
  await game.button('Watch').click()
  await game.phase('watching')
  const download = page.waitForEvent('download')
  await game.button('Save as file').click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^snake-\d{4}-\d\d-\d\d\.play$/)
  const file = info.outputPath('snake.play')
  await saved.saveAs(file)

  await game.visit('snake', 'seed=1')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await page.keyboard.press('Escape')
  const open = async (path: string) => {
    const chooser = page.waitForEvent('filechooser')
    await game.showMore()
    await game.button(panelTexts.tools.openReplay).click()
    await (await chooser).setFiles(path)
  }
  const bad = info.outputPath('bad.play')
  writeFileSync(bad, 'no play at all')
  await open(bad)
  await expect(page.getByText(problems.damaged)).toBeVisible()
  await game.phase('paused')
  await open(file)
  await game.phase('watching')
  await expect(game.root).toHaveAttribute('data-seed', '42')

  await game.visit('2048', 'seed=1')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await page.keyboard.press('Escape')
  await open(file)
  await expect(page.getByText(problems.otherGame)).toBeVisible()
  await expect(page.getByText(replayTexts.openThere('Snake'))).toBeVisible()
})
