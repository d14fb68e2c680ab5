/** Owns `npm run dev`: installs when needed, serves the sources with reloading. */
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

ensurePackages()
await run('vite', process.argv.slice(2))
