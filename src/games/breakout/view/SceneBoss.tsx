/** Draws a boss with its cracks, the bar of its health, and what it drops. */
import { tint } from '../../../engine/core/palette'
import { barTexture } from '../../../engine/stage/painting/lights'
import { Entities } from '../../../engine/stage/parts/Entities'
import { BOSS_HEIGHT, type World } from '../rules'
import { bossHits } from '../rules/boards'
import { bossTexture, dropTexture } from './bosses'

const BAR_HEIGHT = 8
/** How many pictures show it getting weaker. */
const CRACKS = 3

export function SceneBoss({ world }: { readonly world: World }) {
  const { arcade, bricks } = world
  const boss = bricks.find((brick) => brick.boss)
  if (!arcade || !boss) return null
  const all = bossHits(arcade.board)
  const { width } = boss
  const share = () => boss.hits / all
  const middle = (y: number) => () => (boss.destroyed ? [] : [{ id: 'boss', x: boss.x + width / 2, y }])
  const bar = middle(boss.y - 12)
  return (
    <>
      <Entities
        of={middle(boss.y + BOSS_HEIGHT / 2)}
        texture={() => bossTexture(arcade.board, width, 0)}
        style={(sprite) => {
          sprite.texture = bossTexture(arcade.board, width, Math.ceil((1 - share()) * CRACKS))
        }}
      />
      <Entities
        of={bar}
        texture={() => barTexture(width * 0.7 + 4, BAR_HEIGHT + 4)}
        style={(sprite) => {
          sprite.tint = tint('night')
          sprite.alpha = 0.7
        }}
      />
      <Entities
        of={bar}
        texture={() => barTexture(width * 0.7, BAR_HEIGHT)}
        style={(sprite) => {
          sprite.tint = tint('paper')
          sprite.scale.x = share()
        }}
      />
      <Entities of={() => arcade.drops} texture={dropTexture} />
    </>
  )
}
