import { readdirSync, readFileSync } from 'node:fs'

/** A line that may hold an expression. */
const isCode = (line) => !/^\s*(?:$|\/\/|\/?\*|import |export (?:\{|\*)|[)\]}]+,?$)/.test(line)

/** The sources of a folder that are changed: no data, and no lists of exports. */
const sourcesOf = (folder) =>
  readdirSync(`src/${folder}`, { recursive: true })
    .map((file) => `src/${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('/index.ts') && !file.includes('/data/'))

/**
 * Each nth line of code of a folder, from the kth on, as Stryker takes places: '3/20' is the third of twenty parts, which
 * together are all lines. What spans lines (a whole block taken away) is in no part, and most of it is noticed.
 */
export function partOf(folder, part) {
  const [nth, of] = part.split('/').map(Number)
  if (!(Number.isInteger(nth) && Number.isInteger(of) && nth >= 1 && nth <= of)) {
    throw new RangeError(`--part ${part} is not a part, as 3/20 is the third of twenty`)
  }
  const files = sourcesOf(folder).sort()
  const lines = files.flatMap((file) => {
    const texts = readFileSync(file, 'utf8').split('\n')
    return texts.flatMap((text, at) => (isCode(text) ? [`${file}:${at + 1}-${at + 1}`] : []))
  })
  return lines.filter((_, at) => at % of === nth - 1)
}
