import { createHash } from 'node:crypto'
import type ts from 'typescript'
import type { Sources } from './declarations.ts'
import { docCommentOf, firstSentence, moduleCommentOf } from './doc-comment.ts'
import { commentedSignatureOf, signatureOf } from './signature.ts'
import { type EntrySurface, type Item, KINDS, type Kind, type Surface } from './surface.ts'

/** The path from a page to the root of the repository. */
const UNEXPORTED = 'unexported.md'

const TITLES: Readonly<Record<Kind, string>> = {
  function: 'Functions',
  class: 'Classes',
  constant: 'Constants',
  type: 'Types',
}

/** `tonne/bulk/node` as the name of a file: `bulk-node`. */
function fileNameOf(specifier: string): string {
  return specifier.replace(/^tonne\//, '').replaceAll('/', '-')
}

/** A page: its file, and the items in its order. */
interface Page {
  readonly file: string
  readonly items: readonly Item[]
}

/** Where each item is described: `factors.md#findfactor`. */
type Places = ReadonlyMap<ts.Symbol, string>

/** What is described on the page of an entry, kind by kind: its exports but for those of an entry before it. */
function pageOf({ entry, items }: EntrySurface, { homes }: Surface): Page {
  const here = items.filter(({ symbol }) => homes.get(symbol)?.specifier === entry.specifier)
  return {
    file: `${fileNameOf(entry.specifier)}.md`,
    items: KINDS.flatMap((kind) => here.filter((item) => item.kind === kind)),
  }
}

/** The anchors of a page's headings as GitHub names them: in lower case, and counted where two are alike. */
export function anchorsOf(headings: readonly string[]): string[] {
  const names = headings.map((heading) => heading.toLowerCase())
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length
    return before === 0 ? name : `${name}-${before}`
  })
}

function placesOf(pages: readonly Page[]): Places {
  return new Map(
    pages.flatMap(({ file, items }) => {
      const anchors = anchorsOf(items.map(({ name }) => name))
      return items.map(({ symbol }, index) => [symbol, `${file}#${anchors[index]}`] as const)
    }),
  )
}

/** The name of an item as a link to its section; without one for what no entry exports. */
function linkTo({ symbol, name }: Pick<Item, 'symbol' | 'name'>, places: Places): string {
  const place = places.get(symbol)
  return place === undefined ? `\`${name}\`` : `[\`${name}\`](${place})`
}

/** The signature, with the name it is exported under where it declares another. */
function signatureBlock(item: Item): string {
  const alias = item.symbol.name === item.name ? '' : `// exported as ${item.name}\n`
  return `\`\`\`ts\n${alias}${commentedSignatureOf(item)}\n\`\`\``
}

function itemSection(item: Item, { homes }: Surface, places: Places): string {
  const { text, examples } = docCommentOf(item)
  const named = item.mentions.map((symbol) => ({ symbol, name: homes.get(symbol)?.name ?? symbol.name }))
  const types = named.map((one) => linkTo(one, places)).sort()
  const source = `Source: \`${item.source}\`.${types.length === 0 ? '' : ` Types: ${types.join(', ')}.`}`
  const shown = examples.map((example) => `Example:\n\n${example}`)
  return [`### ${item.name}`, text, signatureBlock(item), ...shown, source].filter((part) => part !== '').join('\n\n')
}

/** The comment of an entry's file, else of its first export: an entry of one table says there what it is. */
function entryText({ entry, items: [first] }: EntrySurface, sources: Sources): string {
  return moduleCommentOf(sources[entry.source] ?? '') || (first === undefined ? '' : docCommentOf(first).text)
}

function entryPage(surface: Surface, one: EntrySurface, { places, text }: { places: Places; text: string }): string {
  const { items } = pageOf(one, surface)
  const filled = KINDS.map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) })).filter(
    (part) => part.items.length > 0,
  )
  const lists = filled.map(
    (part) => `${TITLES[part.kind]}: ${part.items.map((item) => linkTo(item, places)).join(', ')}.`,
  )
  const elsewhere = one.items.filter((item) => !items.includes(item)).map((item) => linkTo(item, places))
  const also = elsewhere.length === 0 ? [] : [`Exported here too: ${elsewhere.join(', ')}.`]
  const sections = filled.flatMap((part) => [
    `## ${TITLES[part.kind]}`,
    ...part.items.map((item) => itemSection(item, surface, places)),
  ])
  return `${[`# ${one.entry.specifier}`, text, ...lists, ...also, ...sections].join('\n\n')}\n`
}

/** Names and files alone; the digest of the signature shows that one changed. */
function unexportedPage({ unexported }: Surface): string {
  const introduction =
    'Types that exports mention and no entry exports, each with the beginning of the SHA-256 of its signature.'
  const lines = unexported.map((item) => {
    const digest = createHash('sha256').update(signatureOf(item)).digest('hex').slice(0, 8)
    return `- \`${item.name}\` of \`${item.source}\`, ${digest}`
  })
  return `# Mentioned, not exported\n\n${introduction}\n\n${lines.join('\n')}\n`
}

function indexPage({ entries }: Surface, sources: Sources): string {
  const rows = entries.map((one) => {
    const { specifier } = one.entry
    const text = firstSentence(entryText(one, sources)).replace(`${specifier}: `, '')
    const sentence = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
    return `| [\`${specifier}\`](${fileNameOf(specifier)}.md) | ${sentence.replaceAll('|', '\\|')} |`
  })
  const introduction = [
    'Written by `npm run api:accept` from the doc comments, whose examples run in the tests. Each export has one section, on the',
    `page of the first entry point that exports it. [Types that are mentioned and not exported](${UNEXPORTED}) are named alone.`,
  ].join('\n')
  return `# API reference\n\n${introduction}\n\n${['| import | contents |', '|---|---|', ...rows].join('\n')}\n`
}

/** The pages of the reference, by file name: every export once, with its doc comment and its signature. */
export function referencePages(surface: Surface, sources: Sources): Map<string, string> {
  const written = surface.entries.map((one) => ({ one, page: pageOf(one, surface) }))
  const places = placesOf(written.map(({ page }) => page))
  const pages = new Map(
    written.map(({ one, page }) => [page.file, entryPage(surface, one, { places, text: entryText(one, sources) })]),
  )
  return pages.set(UNEXPORTED, unexportedPage(surface)).set('README.md', indexPage(surface, sources))
}
