/** Owns finding a web server for the test of the hosts' files: the system's nginx, else one that is installed now where that can be. */
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const PLACES = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Path of an nginx that the system has, if any. */
export function systemNginx() {
  return PLACES.find((place) => existsSync(place))
}

/** Path of an nginx; undefined, and a line said about it, where there is none to be had. Never fails. */
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
