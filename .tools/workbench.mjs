/** `npm run workbench`: serves the page for developers, which is not part of the built site. */
import { parseArgs } from 'node:util'
import { ensurePackages } from './install.mjs'

const { values } = parseArgs({ options: { port: { type: 'string', default: '5180' } } })
ensurePackages()
const { createServer } = await import('vite')
const server = await createServer({ server: { port: Number(values.port) } })
await server.listen()
const address = `${server.resolvedUrls?.local[0]}src/workbench/`
console.log(`Workbench: ${address}
  every part of ui and stage: ${address}?part=both
  any game at any moment:     ${address}?game=snake&seed=42&tick=600`)
