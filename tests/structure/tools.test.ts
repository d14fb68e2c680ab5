/** Commands work in a fresh clone: what they load at once needs no package, because they install those first. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.values(scripts).flatMap((script) => /^node (\S+\.mjs)/.exec(script)?.[1] ?? [])

/** The packages that a module imports statically, by itself or by others. */
function packagesOf(file: string): string[] {
  const imports = [...readFileSync(file, 'utf8').matchAll(/^import (?:[^'"]* from )?'([^']+)'/gm)]
  return imports.flatMap(([, to = '']) => {
    if (to.startsWith('.')) return packagesOf(join(dirname(file), to))
    return to.startsWith('node:') ? [] : [`${file}: ${to}`]
  })
}

it.each([...new Set(commands)])('%s imports no package before it could install it', (command) =>
  expect(packagesOf(command)).toEqual([]),
)
