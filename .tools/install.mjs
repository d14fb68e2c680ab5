/** Owns making sure the packages are there: installs when they are missing or older than the lock file. */
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Pocket Arcade needs Node 20.19 or later; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const mark = 'node_modules/.package-lock.json'
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs - 1000) return
  console.log('Installing packages...')
  // The browser for the tests is found or fetched by the tests themselves.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
}
