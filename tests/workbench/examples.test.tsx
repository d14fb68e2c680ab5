/** The examples of the workbench: they are short, and give what they say. */
import '../support/canvas'
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TICK_MS } from '../../src/engine/core/game/contract'
import { SceneClock, SceneClockContext } from '../../src/engine/stage/clock'
import type { Example } from '../../src/workbench/examples/example'
import { figuresIn, showScene } from '../support/scenes'

const FOLDER = 'src/workbench/examples'
const MAX_LINES = 40
/** Two seconds: each scene has moved by then. */
const TICKS = 120

const files = readdirSync(FOLDER).filter((file) => !/^(example|examples|Examples)\.tsx?$|\.css$/.test(file))

describe('the example', () => {
  it.each(files)('%s is short, and gives what it says', async (file) => {
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(
      MAX_LINES,
    )
    const { example } = (await import(
      `../../src/workbench/examples/${file.split('.')[0]}.${file.split('.')[1]}`
    )) as {
      example: Example
    }
    if ('run' in example) {
      expect(await example.run()).toEqual(example.gives)
      return
    }
    const { Shown, kind } = example
    if (kind === 'page') {
      expect(renderToStaticMarkup(<Shown />)).toMatch(/role="grid"|<progress/)
      return
    }
    const clock = new SceneClock()
    const stage = await showScene(
      <SceneClockContext value={clock}>
        <pixiContainer>
          <Shown />
        </pixiContainer>
      </SceneClockContext>,
    )
    let most = 0
    for (let tick = 0; tick < TICKS; tick++) {
      clock.frame(1, TICK_MS)
      most = Math.max(most, figuresIn(stage).size)
    }
    expect(most).toBeGreaterThan(0)
  })
})
