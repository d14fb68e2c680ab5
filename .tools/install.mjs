/** Runs `npm ci` if a package is missing or differs from the lock file. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Pocket Arcade needs Node 20.19 or later; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (installed()) return
  console.log('Installing packages...')
  // `npm test` finds or installs the browser itself.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  npm(['ci'], env)
}

/**
 * Installs packages that only some commands need, without adding them to the project.
 * @param {readonly string[]} packages names with exact versions: `name@1.2.3`
 */
export function ensureExtraPackages(packages) {
  const missing = packages.filter((each) => {
    const [, name, version] = /^(.+)@([^@]+)$/.exec(each)
    const file = `node_modules/${name}/package.json`
    return !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== version
  })
  if (missing.length > 0) npm(['install', '--no-save', ...packages])
}

function npm(args, env = process.env) {
  execFileSync('npm', [...args, '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
}

/** npm writes a lock file of what it installed, without optional packages for other systems. */
function installed() {
  const mark = 'node_modules/.package-lock.json'
  if (!existsSync(mark)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const found = JSON.parse(readFileSync(mark, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || found[path]?.version === entry.version || (entry.optional && !found[path]),
  )
}
