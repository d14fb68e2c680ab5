/** Owns making sure the packages are there: installs when any is missing or of another version than the lock file's. */
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
  // The browser for the tests is found or fetched by the tests themselves.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  // Not `npm ci`: it refuses a lock file that was written where other systems' optional packages cannot be seen.
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
}

/** npm leaves a lock file of what it installed; packages for other systems are missing from it, and rightly so. */
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
