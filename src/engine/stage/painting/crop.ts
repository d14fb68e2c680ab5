/** Cropped textures: what is in a hole or behind a wall is drawn only above its rim. */
import { Rectangle, Texture } from 'pixi.js'

/**
 * Upper parts of painted textures, one per texture. Unlike a mask, a cropped texture does not break the sprite batch,
 * however many are shown.
 */
export class Crops {
  readonly #cut = new Map<Texture, Texture>()

  /** The uppermost `high` units of `picture`. Returns the same texture each time, with a new frame. */
  upper(picture: Texture, high: number): Texture {
    let cut = this.#cut.get(picture)
    if (!cut) {
      const frame = new Rectangle(0, 0, picture.width, picture.height)
      cut = new Texture({ source: picture.source, frame, dynamic: true })
      this.#cut.set(picture, cut)
    }
    const whole = Math.min(picture.height, Math.max(1, high))
    if (cut.frame.height !== whole) {
      cut.frame.height = whole
      cut.update()
    }
    return cut
  }
  /** Destroys the cropped textures; the full ones stay. */
  drop(): void {
    for (const cut of this.#cut.values()) cut.destroy(false)
    this.#cut.clear()
  }
}
