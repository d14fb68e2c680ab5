/** `npm run workbench`: serves the page for developers, which is not part of the built site. */
import { realpathSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensurePackages } from './install.mjs'

const { values } = parseArgs({ options: { port: { type: 'string', default: '5180' } } })
ensurePackages()
const { createServer } = await import('vite')
// In a copy of the project, the packages may be a link to those of another.
const fs = { allow: ['.', realpathSync('node_modules')] }
const server = await createServer({ server: { port: Number(values.port), fs } })
await server.listen()
const address = `${server.resolvedUrls?.local[0]}src/workbench/`
console.log(`Workbench: ${address}
  every part of ui and stage: ${address}?part=both
  any game at any moment:     ${address}?game=snake&seed=42&tick=600
Saving a file of a game plays the same moment again by the new code.`)
