/** The crowd in plain PixiJS, as in its examples: an application, its ticker, and one sprite per thing. */
import { Application, Sprite, Texture } from 'pixi.js'
import { BOX, createCrowd, drawThing, move, type Peer, THING, type Thing } from './crowd'

export async function createRaw(): Promise<Peer> {
  const app = new Application()
  await app.init({ ...BOX, preference: 'webgl', backgroundAlpha: 0, autoStart: false })
  document.body.append(app.canvas)
  const picture = document.createElement('canvas')
  picture.width = THING
  picture.height = THING
  drawThing(picture.getContext('2d') as CanvasRenderingContext2D)
  const texture = Texture.from(picture)
  let crowd: Thing[] = []
  let sprites: Sprite[] = []
  let left = 0
  let done = () => {}
  app.ticker.add(() => {
    for (let i = 0; i < crowd.length; i++) {
      const thing = crowd[i] as Thing
      move(thing)
      ;(sprites[i] as Sprite).position.set(thing.x, thing.y)
    }
    if (--left > 0) return
    app.ticker.stop()
    done()
  })
  return {
    begin(count) {
      crowd = createCrowd(count)
      sprites = crowd.map(() => app.stage.addChild(new Sprite({ texture, anchor: 0.5 })))
    },
    run(frames) {
      return new Promise((resolve) => {
        left = frames
        done = resolve
        app.ticker.start()
      })
    },
    end() {
      crowd = []
      for (const sprite of sprites) sprite.destroy()
      sprites = []
    },
  }
}
