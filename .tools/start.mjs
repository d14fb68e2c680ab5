/** Owns `npm start`: installs when needed, builds, serves the site. */
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

ensurePackages()
const built = await run('vite', ['build', '--logLevel', 'warn'])
if (built.code !== 0) process.exit(built.code)
await run('vite', ['preview', '--host', ...process.argv.slice(2)])
