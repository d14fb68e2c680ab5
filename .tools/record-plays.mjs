/** `npm run record-plays -- <ids>`: records the games that a test replays after later changes, to prove that they still end the same. */
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

const ids = process.argv.slice(2)
if (ids.length === 0) {
  console.error('Name the games: npm run record-plays -- snake chess')
  process.exit(1)
}
ensurePackages()
const env = { RECORD_PLAYS: ids.join(',') }
const { code } = await run('vitest', ['run', 'tests/contract/replays.test.ts'], { env })
process.exit(code)
