/** Pooled sprites: taken when something appears and returned when it is gone, so that a running game makes no garbage. */
import { Container, Sprite, type Texture } from 'pixi.js'

/** A container with a stock of hidden sprites. */
export class SpritePool {
  readonly container = new Container()
  readonly #free: Sprite[] = []

  take(texture: Texture): Sprite {
    const sprite = this.#free.pop() ?? this.container.addChild(new Sprite({ anchor: 0.5 }))
    sprite.texture = texture
    sprite.visible = true
    sprite.alpha = 1
    sprite.rotation = 0
    sprite.tint = 0xffffff
    sprite.scale.set(1)
    return sprite
  }
  give(sprite: Sprite): void {
    sprite.visible = false
    this.#free.push(sprite)
  }
}
