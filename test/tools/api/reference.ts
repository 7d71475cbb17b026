import { readFileSync } from 'node:fs'
import type ts from 'typescript'
import { docCommentOf, firstSentence, moduleCommentOf } from './doc-comment.ts'
import { fileNameOf } from './report.ts'
import { commentedSignatureOf } from './signature.ts'
import { type EntrySurface, type Item, KINDS, type Kind, type Surface } from './surface.ts'

/** The way from a page to the root of the repository. */
const ROOT = '../../../..'
const UNEXPORTED = 'unexported.md'

const TITLES: Readonly<Record<Kind, string>> = {
  function: 'Functions',
  class: 'Classes',
  constant: 'Constants',
  type: 'Types',
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
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before === 0 ? name : `${name}-${before}`
  })
}

function placesOf(pages: readonly Page[]): Places {
  return new Map(
    pages.flatMap(({ file, items }) => {
      const anchors = anchorsOf(items.map(({ name }) => name))
      return items.map(({ symbol }, at) => [symbol, `${file}#${anchors[at]}`] as const)
    }),
  )
}

function linkTo({ symbol, name }: Pick<Item, 'symbol' | 'name'>, places: Places): string {
  return `[\`${name}\`](${places.get(symbol)})`
}

function itemSection(item: Item, { homes }: Surface, places: Places): string {
  const { text, examples } = docCommentOf(item)
  const named = item.mentions.map((symbol) => ({ symbol, name: homes.get(symbol)?.name ?? symbol.name }))
  const types = named.map((one) => linkTo(one, places)).sort()
  const below = [
    ...(types.length === 0 ? [] : [`Types: ${types.join(', ')}.`]),
    `Source: [${item.source}](${ROOT}/${item.source}).`,
  ]
  const signature = `\`\`\`ts\n${commentedSignatureOf(item)}\n\`\`\``
  const shown = examples.map((example) => `Example:\n\n${example}`)
  return [`### ${item.name}`, text, signature, ...shown, below.join('\\\n')].filter((part) => part !== '').join('\n\n')
}

function contents(title: string, rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(([name, text]) => `| ${name} | ${text.replaceAll('|', '\\|')} |`)
  return [`| ${title} | |`, '|---|---|', ...cells].join('\n')
}

function entryText({ entry, items }: EntrySurface): string {
  const [first] = items
  // an entry of one table says what it is there
  return moduleCommentOf(readFileSync(entry.source, 'utf8')) || (first === undefined ? '' : docCommentOf(first).text)
}

function entryPage(surface: Surface, one: EntrySurface, places: Places): string {
  const { items } = pageOf(one, surface)
  const filled = KINDS.map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) })).filter(
    (part) => part.items.length > 0,
  )
  const lists = filled.map((part) =>
    contents(
      TITLES[part.kind],
      part.items.map((item) => [linkTo(item, places), firstSentence(docCommentOf(item).text)]),
    ),
  )
  const elsewhere = one.items.filter((item) => !items.includes(item)).map((item) => linkTo(item, places))
  const also = elsewhere.length === 0 ? [] : [`Exported here too: ${elsewhere.join(', ')}.`]
  const sections = filled.flatMap((part) => [
    `## ${TITLES[part.kind]}`,
    ...part.items.map((item) => itemSection(item, surface, places)),
  ])
  return `${[`# ${one.entry.specifier}`, entryText(one), ...lists, ...also, ...sections].join('\n\n')}\n`
}

function unexportedPage(surface: Surface, places: Places): string {
  const introduction = 'Types that exports mention and no entry exports: written down here, and not to be imported.'
  const sections = surface.unexported.map((item) => itemSection(item, surface, places))
  return `${['# Mentioned, not exported', introduction, ...sections].join('\n\n')}\n`
}

function indexPage({ entries }: Surface): string {
  const rows = entries.map((one): [string, string] => {
    const { specifier } = one.entry
    const said = firstSentence(entryText(one)).replace(`${specifier}: `, '')
    return [`[\`${specifier}\`](${fileNameOf(specifier)}.md)`, `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`]
  })
  const introduction = [
    'Written by `npm run api:accept` from the doc comments, whose examples run in the tests. A page for every entry point lists',
    `its functions, classes, constants and types; what their types mention besides is [on a page of its own](${UNEXPORTED}).`,
  ].join('\n')
  return `# API reference\n\n${introduction}\n\n${contents('import', rows)}\n`
}

/** The pages of the reference, by file name. */
export function referencePages(surface: Surface): Map<string, string> {
  const written = surface.entries.map((one) => ({ one, page: pageOf(one, surface) }))
  const places = placesOf([...written.map(({ page }) => page), { file: UNEXPORTED, items: surface.unexported }])
  const pages = new Map(written.map(({ one, page }) => [page.file, entryPage(surface, one, places)]))
  return pages.set(UNEXPORTED, unexportedPage(surface, places)).set('README.md', indexPage(surface))
}
