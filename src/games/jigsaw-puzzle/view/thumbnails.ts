/** The pictures as thumbnails, for the start panel. */
import { painterAtHand, pictureSheet } from './paintings/pictures'
import alps from './thumbnails/alps.webp?url'
import city from './thumbnails/city.webp?url'
import forest from './thumbnails/forest.webp?url'
import market from './thumbnails/market.webp?url'
import ocean from './thumbnails/ocean.webp?url'
import space from './thumbnails/space.webp?url'
import sunset from './thumbnails/sunset.webp?url'
import winter from './thumbnails/winter.webp?url'

/** A seed whose landscape shows much of what there can be. */
const SAMPLE = 7

function landscape(): string {
  const painter = painterAtHand('landscape', SAMPLE)
  return painter ? pictureSheet('landscape', null, painter, 160, 120).toDataURL() : ''
}

export const thumbnails: Readonly<Record<string, string>> = {
  sunset,
  ocean,
  forest,
  city,
  winter,
  space,
  market,
  alps,
  landscape: landscape(),
}
