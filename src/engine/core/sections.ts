/** Reads lists that people edit: lines below headings. */

/**
 * The lines below each heading such as `# Animals`, by heading. Empty lines and those that begin with `//` do not count.
 *
 * @param text - the file
 */
export function sectionsOf(text: string): Readonly<Record<string, readonly string[]>> {
  const sections: Record<string, string[]> = {}
  let section: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('# ')) {
      section = []
      sections[line.slice(2)] = section
    } else if (line !== '' && !line.startsWith('//')) section.push(line)
  }
  return sections
}

/** What is before and after the first colon of a line. */
export function pairOf(line: string): [string, string] {
  const [before = '', after = ''] = line.split(/: (.*)/s)
  return [before, after]
}
