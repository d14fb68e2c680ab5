/** Installs the packages of the project. Commands run this before they load any. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Runs `npm ci` if a package is missing or differs from the lock file. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Pocket Arcade needs Node 20.19 or later; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (installed()) return
  console.log('Installing packages...')
  npm('ci')
}

/**
 * Installs packages that only some commands need, without adding them to the project.
 * @param versions - exact versions by name
 * @type {(versions: Readonly<Record<string, string>>) => void}
 */
export function ensureExtraPackages(versions) {
  const packages = Object.entries(versions)
  const areThere = packages.every(([name, version]) => {
    const file = `node_modules/${name}/package.json`
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  })
  if (!areThere) npm('install', '--no-save', ...packages.map((each) => each.join('@')))
}

/** @type {(...args: string[]) => void} */
function npm(...args) {
  execFileSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

/** npm writes a lock file of what it installed, without optional packages for other systems. */
function installed() {
  const mark = 'node_modules/.package-lock.json'
  if (!existsSync(mark)) return false
  const packagesIn = (/** @type {string} */ file) => {
    /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */
    const { packages } = JSON.parse(readFileSync(file, 'utf8'))
    return packages
  }
  const wanted = packagesIn('package-lock.json')
  const found = packagesIn(mark)
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || found[path]?.version === entry.version || (entry.optional && !found[path]),
  )
}
