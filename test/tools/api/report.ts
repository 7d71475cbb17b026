import { signatureOf } from './signature.ts'
import type { EntrySurface, Item, Surface } from './surface.ts'

/** `tonne/bulk/node` as the name of a file: `bulk-node`. */
export function fileNameOf(specifier: string): string {
  return specifier.replace(/^tonne\//, '').replaceAll('/', '-')
}

const block = (parts: readonly string[]): string => `\`\`\`ts\n${parts.join('\n\n')}\n\`\`\`\n`

function exportOf({ symbol, name, source }: Item, { entry }: EntrySurface, { homes }: Surface): string | undefined {
  const home = homes.get(symbol)
  if (source === undefined) return `export { ${name} } // of another package`
  if (home === undefined || home.specifier === entry.specifier) return undefined
  return `export { ${home.name === name ? name : `${home.name} as ${name}`} } from '${home.specifier}'`
}

/** The name that a signature does not show, where it is exported under another than its own. */
function withName(item: Item): string {
  return item.symbol.name === item.name ? signatureOf(item) : `// exported as ${item.name}\n${signatureOf(item)}`
}

function entryReport(surface: Surface, one: EntrySurface): string {
  const parts = one.items.map((item) => exportOf(item, one, surface) ?? withName(item))
  const introduction = 'What it exports, as users compile against it; a type of several entries stands at the first.'
  return `# \`${one.entry.specifier}\`\n\n${introduction}\n\n${block(parts)}`
}

function unexportedReport({ unexported }: Surface): string {
  const introduction = 'Types that exports mention and no entry exports, each with its file.'
  const parts = unexported.map((item) => `// ${item.source}\n${signatureOf(item)}`)
  return `# Mentioned, not exported\n\n${introduction}\n\n${block(parts)}`
}

/** The reports of every entry point, by file name. */
export function apiReports(surface: Surface): Map<string, string> {
  const reports = new Map(
    surface.entries.map((one) => [`${fileNameOf(one.entry.specifier)}.api.md`, entryReport(surface, one)]),
  )
  return reports.set('unexported.api.md', unexportedReport(surface))
}
