import { createHash } from 'node:crypto'
import { definedFields } from '../../../base/index.ts'
import type { FiledRecord, ReportFile, ReportKind } from '../../../core/display/index.ts'
import { toTrace } from '../../../core/emissions/index.ts'
import type { CalculatedRow } from '../../../rows/index.ts'
import { UsageError } from '../failure.ts'
import { BUILT_PAGE, readPage } from './demo-page.ts'

/** Maximum rows of a report in one file. Each row has its trace, and a browser reads all at once. */
export const REPORT_ROWS_MAX = 5000

const NOT_BUILT = 'the page is not there: npm run build makes it, and node dist/cli/main.js calculate writes the report'

function timestamp(ms: number): string {
  return new Date(ms).toISOString()
}

function nameOf({ kind }: CalculatedRow): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

/** Returns the kind of a row: its activity, and the scope that it counts in. */
function rowKind(row: CalculatedRow): ReportKind {
  const scope = `SCOPE_${row.results[0]?.scope ?? 1}`
  return { id: `${row.kind} ${scope}`, name: nameOf(row), scope }
}

/** Returns the kind of the upstream emissions of a row. */
function upstreamKind(row: CalculatedRow): ReportKind {
  return { id: `${row.kind} upstream`, name: `${nameOf(row)}, upstream`, scope: 'SCOPE_3' }
}

/** Builds the record of a row, and one for each upstream part. */
function filedRecords(row: CalculatedRow): readonly FiledRecord[] {
  const { id, line, site, meter, note = null, period, results } = row
  const [first] = results
  const market = results.find(({ basis }) => basis === 'market') ?? first
  const location = results.find(({ basis }) => basis === 'location')
  if (market === undefined) throw new TypeError(`line ${line} has no result`)
  const record = {
    id: String(line),
    title: id,
    comment: note,
    ...definedFields({ meter }),
    start: timestamp(period.calendar.start.ms),
    end: timestamp(period.calendar.end.ms),
    kindId: rowKind(row).id,
    holder: site === '' ? ({ of: 'company' } as const) : ({ of: 'site', id: site, name: site } as const),
    isElectricity: location !== undefined,
  }
  const own = {
    record,
    market: toTrace(market.calculation),
    location: location === undefined ? null : toTrace(location.calculation),
  }
  const upstream = results.flatMap(({ upstream: cause, calculation }) => {
    if (cause === undefined) return []
    const about = {
      id: `${line} ${cause}`,
      title: `${id}, ${cause.replaceAll('_', ' ')}`,
      kindId: upstreamKind(row).id,
    }
    return [{ record: { ...record, ...about, isElectricity: false }, market: toTrace(calculation), location: null }]
  })
  return [own, ...upstream]
}

/** Builds the data of a report from the rows of a file. */
export function reportFileOf(rows: readonly CalculatedRow[], attributions: Iterable<string>): ReportFile {
  const records = rows.flatMap(filedRecords)
  const used = new Set(records.map(({ record }) => record.kindId))
  const kinds = new Map(
    rows.flatMap((row) => [rowKind(row), upstreamKind(row)]).map((kind) => [kind.id, kind] as const),
  )
  return {
    kinds: [...kinds.values()].filter(({ id }) => used.has(id)),
    records,
    attributions: [...attributions].sort(),
  }
}

/** Escapes a script so that its text cannot end it. */
function inlineScript(text: string): string {
  return text.replace(/<(?=\/script|!--)/gi, '\\x3c')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The parts of a report: title, rows, and the sentences that it must print. */
export interface HtmlReport {
  readonly title: string
  readonly rows: readonly CalculatedRow[]
  readonly attributions: Iterable<string>
}

/**
 * Builds a report as one HTML file that loads nothing: data, script, style sheet and verifier are included. Throws
 * `UsageError` if the page was not built, or if there are too many rows.
 */
export async function htmlReport({ title, rows, attributions }: HtmlReport): Promise<string> {
  if (rows.length > REPORT_ROWS_MAX)
    throw new UsageError(
      `--html takes at most ${REPORT_ROWS_MAX} activities; received ${rows.length}; split the file, or leave --html out`,
    )
  const files = await readPage(BUILT_PAGE)
  if (files === null) throw new UsageError(NOT_BUILT)
  const textOf = (path: string) => files.get(path)?.text ?? ''
  const script = inlineScript(textOf('/page/page.js'))
  const style = textOf('/page/page.css')
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
  const data = JSON.stringify(reportFileOf(rows, attributions)).replaceAll('<', '\\u003c')
  const icon = `data:image/svg+xml,${encodeURIComponent(textOf('/page/icon.svg'))}`
  const licences = `<details><summary>Licences of what the page is made of</summary><pre>${escapeText(textOf('/page/licenses.txt'))}</pre></details>`
  const parts: readonly (readonly [from: string | RegExp, to: string])[] = [
    [
      '<meta name="tonne-api-key" content="{{API_KEY}}">\n<meta name="tonne-screens" content="{{SCREENS}}">',
      `<meta http-equiv="content-security-policy" content="${policy}">`,
    ],
    ['href="page/icon.svg"', `href="${icon}"`],
    ['<link rel="stylesheet" href="page/page.css">', `<style>${style}</style>`],
    ['{{COMPANY}}', escapeText(title)],
    [/<nav .*<\/nav>\n/, ''],
    [
      /<noscript>.*<\/noscript>/s,
      '<noscript><p class="failure">The report and the verifier in it are a script of this file.</p></noscript>',
    ],
    [/ <a href="page\/licenses.txt">.*<\/p>/, `</p>${licences}`],
    ['<script type="module" src="page/page.js"></script>', ''],
    [
      '</body>',
      `<script type="application/json" id="tonne-report">${data}</script>\n<script type="module">${script}</script>\n</body>`,
    ],
  ]
  // functions, because '$' has a meaning in a replacement text
  return parts.reduce((html, [from, to]) => html.replace(from, () => to), textOf('/'))
}
