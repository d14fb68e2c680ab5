/** `npm run languages`: how much of each language is translated, and what is missing. */
import { ensurePackages } from './install.mjs'
import { TRANSLATIONS } from './translations.mjs'

ensurePackages()
const { reportOf } = await import('./locales.mjs')
for (const language of TRANSLATIONS) {
  const { texts, missing } = reportOf(language)
  const count = missing.reduce((sum, { paths }) => sum + paths.length, 0)
  const share = Math.floor((100 * (texts - count)) / texts)
  console.log(`${language}: ${share}%, ${texts - count} of ${texts} texts`)
  for (const { module, paths } of missing) console.log(`  src/${module}: ${paths.join(', ')}`)
}
