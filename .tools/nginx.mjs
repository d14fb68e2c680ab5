/** Finds nginx for the test of the host files: an installed one, or one it installs. */
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const PATHS = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** @returns the path of an installed nginx, if any */
export function systemNginx() {
  return PATHS.find((path) => existsSync(path))
}

/** @returns the path of an nginx; undefined, with a line printed, if none can be installed. Never throws. */
export async function findNginx() {
  if (systemNginx()) return systemNginx()
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('No nginx found: installing the system package...')
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], options)
  }
  if (!systemNginx()) console.log('There is no nginx here: the test of the files for hosts is skipped.')
  return systemNginx()
}
