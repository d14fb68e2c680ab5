/** `npm start`: installs packages when needed, builds and serves the site. */
import { buildSite } from './build.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'
import { hostNotice, previewArgs } from './serving.mjs'

ensurePackages()
await buildSite()
const args = process.argv.slice(2)
const notice = hostNotice(args)
if (notice) console.log(notice)
await run('vite', ['preview', ...previewArgs(args)])
