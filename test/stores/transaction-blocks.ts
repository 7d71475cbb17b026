import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { examplesOf } from '../docs/collect-examples.ts'
import { entryPoints } from '../package/entry-points.ts'

const PAGE = 'src/docs/transactions.md'
const SAVED_AS = /^test\/stores\S* saves it as (\S+)$/

/** The blocks of the page by the names that they are saved as. */
export function transactionBlocks(): ReadonlyMap<string, string> {
  const examples = examplesOf(PAGE, readFileSync(PAGE, 'utf8'))
  return new Map(
    examples.flatMap(({ noRun, code }) => {
      const [, name] = SAVED_AS.exec(noRun ?? '') ?? []
      return name === undefined ? [] : [[name, code] as const]
    }),
  )
}

/** Saves blocks of the page in a folder of this repository; they import the sources in place of the package. */
export function saveBlocks(folder: string, names: readonly string[]): void {
  const blocks = transactionBlocks()
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const code = blocks.get(name)
    if (code === undefined) throw new Error(`${PAGE} has no block ${name}`)
    const linked = entryPoints().reduce(
      (text, { specifier, source }) =>
        text.replaceAll(`'${specifier}'`, `'${relative(folder, resolve(source)).replaceAll('\\', '/')}'`),
      code,
    )
    writeFileSync(join(folder, name), `${linked}\n`)
  }
}
