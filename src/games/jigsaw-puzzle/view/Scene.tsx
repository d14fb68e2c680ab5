/** The scene of Jigsaw Puzzle: the table, the pieces, and light and confetti when they fit. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useCamera, useEvents, useFrame } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Zoomed } from '../../../engine/stage/parts/Zoomed'
import type { Options } from '../options'
import type { Event, World } from '../rules/world'
import { texts } from '../texts/game'
import { ownPicture } from './ownPicture'
import { loadPainter, type Painter, painterAtHand, type Shown } from './paintings/pictures'
import { SceneFinish } from './SceneFinish'
import { ScenePieces } from './ScenePieces'
import { SceneTable, SceneTools, useGround } from './SceneTable'
import { cutAtlas } from './sceneAtlas'

export default function Scene(props: SceneProps<World, Options>) {
  const { picture } = props.options
  const [painter, setPainter] = useState(() => painterAtHand(picture, props.world.seed))
  useEffect(() => {
    if (painter) return
    let gone = false
    void loadPainter(picture).then((found) => !gone && setPainter(() => found))
    return () => {
      gone = true
    }
  }, [picture, painter])
  return painter && <Puzzle {...props} picture={picture} painter={painter} />
}

/** Zoom factor of the tool. */
const TOOL_ZOOM = 2.5

interface PuzzleProps extends SceneProps<World, Options> {
  readonly picture: string
  readonly painter: Painter
}

function Puzzle({ world, size, options, picture, painter, own }: PuzzleProps) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const camera = useCamera()
  const ground = useGround(world, size, options)
  // Counts the pictures chosen while this scene is mounted.
  const [chosen, setChosen] = useState(0)
  /** The picture of a link, once it is decoded. The player may choose another one instead. */
  const [given, setGiven] = useState<Shown | null>(null)
  const [replaced, setReplaced] = useState(false)
  const mine = own === undefined || replaced ? ownPicture.bitmap : given
  const atlas = useMemo(() => cutAtlas(world, picture, painter, mine), [world, picture, painter, mine])
  useEffect(() => () => atlas.destroy(), [atlas])

  useEffect(() => {
    if (picture !== 'own') return
    let gone = false
    const show = async () => {
      if (own === undefined) {
        if ((await ownPicture.recall()) && !gone) setChosen((count) => count + 1)
        return
      }
      const image = new Image()
      image.src = own
      await image.decode()
      if (gone) return
      setGiven(image)
      setChosen((count) => count + 1)
    }
    // Without it the puzzle can still be solved.
    show().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [picture, own])
  useEvents<Event>({
    snap: ({ x, y, count }) => {
      const { width, height } = world.pieces[0] ?? { width: 60, height: 60 }
      for (const color of [0xffffff, tint('yellow')])
        bursts.current?.burst(x, y, {
          color,
          count: 12,
          speed: Math.max(width, height) * 2.9,
          size: 8,
          life: 560,
          gravity: 60,
          shape: 'star',
        })
      if (count > 1) floaters.current?.float(texts.placed(count), x, y - height / 2, { size: 22 })
    },
    join: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: tint('sky'),
        count: 10,
        speed: 190,
        size: 6,
        life: 420,
        gravity: 40,
        shape: 'circle',
      }),
    choose: () =>
      ownPicture.choose(() => {
        setReplaced(true)
        setChosen((count) => count + 1)
      }),
    zoom: () => {
      const view = camera()
      const { area } = world.layout
      const piece = world.held ? world.pieces[world.held.piece] : undefined
      const middle = { x: area.width / 2, y: area.height / 2 }
      if (view?.seesAll) view.zoomBy(TOOL_ZOOM, piece ? view.toSeen(piece) : middle)
      else view?.all()
    },
    // Shows the whole finished picture.
    complete: () => camera()?.all(),
  })
  return (
    <>
      <Zoomed world={world}>
        <SceneTable key={`table${chosen}`} world={world} atlas={atlas} size={size} ground={ground} />
        <ScenePieces key={`pieces${chosen}`} world={world} atlas={atlas} />
        <SceneFinish world={world} whole={atlas.whole} bursts={bursts} />
        <Bursts ref={bursts} />
        <Floaters ref={floaters} field={size} />
      </Zoomed>
      <SceneTools world={world} size={size} ground={ground} />
      {picture === 'own' && own === undefined && !ownPicture.bitmap && (
        <Ask world={world} floaters={floaters} />
      )}
    </>
  )
}

/** Explains once how to choose a picture. */
function Ask({
  world,
  floaters,
}: {
  readonly world: World
  readonly floaters: React.RefObject<FloatersHandle | null>
}) {
  const shown = useRef(false)
  useFrame(() => {
    if (shown.current || world.state !== 'play') return
    shown.current = true
    const { board } = world.layout
    floaters.current?.float(texts.picture.press, board.x + board.width / 2, board.y + board.height / 2, {
      size: Math.min(28, board.width / 16),
      ms: 3200,
    })
  })
  return null
}
