/** `npm run dev`: installs packages when needed and serves the sources with hot reloading. */
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

ensurePackages()
await run('vite', process.argv.slice(2))
