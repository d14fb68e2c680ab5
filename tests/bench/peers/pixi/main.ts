/** The minimum that PixiJS can do: a canvas as large as the window, one shape, one frame. */
import { Application, Graphics } from 'pixi.js'

const app = new Application()
await app.init({ preference: 'webgl', resizeTo: window, autoStart: false })
document.body.append(app.canvas)
app.stage.addChild(new Graphics().rect(100, 100, 200, 200).fill(0x4cc9a0))
app.render()
document.documentElement.dataset.playable = ''
