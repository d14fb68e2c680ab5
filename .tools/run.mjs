/** Runs one of the project's commands and shows its output. */
import { spawn } from 'node:child_process'

/** Resolves with the exit code and the output. `bin` is a name in node_modules/.bin. */
export function run(bin, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.platform === 'win32' ? `${bin}.cmd` : bin, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...env,
        PATH: `${process.cwd()}/node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      },
    })
    let text = ''
    const take = (stream) => (data) => {
      text += data
      if (!quiet) stream.write(data)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', (error) => resolve({ code: 1, text: `${text}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}
