/** Libraries that one place wraps: everything else uses that place. */
import { expect, it } from 'vitest'
import { imports } from './sources'

const PLACES = {
  'pixi.js': /^(engine\/stage|games\/[^/]+\/view|workbench)\//,
  '@pixi/react': /^engine\/stage\//,
  howler: /^engine\/sound\//,
  'matter-js': /^engine\/physics\//,
  comlink: /^engine\/bots\//,
  idb: /^engine\/storage\/adapter\/database\.ts$/,
  mqtt: /^engine\/net\//,
  trystero: /^engine\/net\//,
  '@trystero-p2p/core': /^engine\/net\//,
  'react-toastify': /^ui\/toasts\//,
  'lean-qr': /^play\/live\/QrCode\.tsx$/,
  'chess.js': /^games\/chess\//,
}

it.each(Object.entries(PLACES))('%s is imported only where %s', (library, place) => {
  const users = imports.filter(({ to }) => to === library || to.startsWith(`${library}/`))
  expect(users).not.toEqual([])
  expect(users.filter(({ file }) => !place.test(file))).toEqual([])
})
