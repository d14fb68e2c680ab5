/** `npm start`: installs packages when needed, builds and serves the site. */
import { compressFiles } from './compress.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'
import { hostNotice, previewArgs } from './serving.mjs'

ensurePackages()
const built = await run('vite', ['build', '--logLevel', 'warn'])
if (built.code !== 0) process.exit(built.code)
await compressFiles('dist')
const args = process.argv.slice(2)
const notice = hostNotice(args)
if (notice) console.log(notice)
await run('vite', ['preview', ...previewArgs(args)])
