/** Runs one of the project's commands and shows its output. */
import { spawn } from 'node:child_process'

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] - variables beside those of this process
 * @property {boolean} [quiet] - does not show the output
 * @property {number} [timeout] - ms, after which the command is killed, with code 1
 */

/**
 * Resolves with the exit code and the output. Never rejects.
 *
 * @param bin - a command of a package, or of the system
 * @type {(bin: string, args: readonly string[], options?: Options) => Promise<{ code: number, text: string }>}
 */
export function run(bin, args, { env = {}, quiet = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.platform === 'win32' ? `${bin}.cmd` : bin, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout,
      // A thread in an endless loop ends only with its process.
      killSignal: 'SIGKILL',
      env: {
        ...process.env,
        ...env,
        PATH: `${process.cwd()}/node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      },
    })
    let text = ''
    const take = (/** @type {NodeJS.WriteStream} */ stream) => (/** @type {Buffer} */ data) => {
      text += data
      if (!quiet) stream.write(data)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', (error) => resolve({ code: 1, text: `${text}${error.message}` }))
    child.on('close', (code, signal) => {
      if (timeout && signal === 'SIGKILL')
        console.log(
          `Stopped after ${timeout / 60_000} minutes: a test in a file without a line above never ends.`,
        )
      resolve({ code: code ?? 1, text })
    })
  })
}
