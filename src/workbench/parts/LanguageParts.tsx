/** How much of each language is translated, as `npm run languages` prints it. */
import { useEffect, useState } from 'react'
import { Part } from './Part'

interface Report {
  readonly language: string
  readonly texts: number
  readonly missing: readonly { readonly module: string; readonly paths: readonly string[] }[]
}

export function LanguageParts() {
  const [reports, setReports] = useState<readonly Report[]>([])
  useEffect(() => {
    const load = async () => setReports((await (await fetch('/languages.json')).json()) as Report[])
    load().catch(console.error)
  }, [])
  return reports.map(({ language, texts, missing }) => {
    const count = missing.reduce((sum, { paths }) => sum + paths.length, 0)
    return (
      <Part key={language} name={`${language}: ${texts - count} of ${texts} texts`}>
        <ul>
          {missing.map(({ module, paths }) => (
            <li key={module}>
              {module}: {paths.join(', ')}
            </li>
          ))}
        </ul>
      </Part>
    )
  })
}
