import { type BundleLine, forged, linesOf, sealed, setting, settingRecord } from '../fixtures/forged-bundle.ts'
import type { BundleCase } from './bundle-cases.ts'

type Change = (line: BundleLine, index: number) => BundleLine | null | readonly BundleLine[]

/** Changes the line of the log with a number. */
const log = (sequence: number, set: (line: BundleLine) => object): Change => {
  return (line) => {
    const said = line.line as BundleLine | undefined
    return said?.sequence === sequence ? { ...line, line: { ...said, ...set(said) } } : line
  }
}
const kind = (name: string, set: (line: BundleLine) => BundleLine): Change => setting({ kind: name }, set)
const first = (name: string, change: (line: BundleLine) => BundleLine | null | readonly BundleLine[]): Change => {
  let isDone = false
  return (line) => {
    if (isDone || line.kind !== name) return line
    isDone = true
    return change(line)
  }
}

/** What a forger could try in a bundle, who computes every digest again; made for one run, because some count lines. */
const ideas = (): Readonly<Record<string, Change>> => ({
  'a second header': first('header', (line) => [line, line]),
  'a header of company 0': kind('header', (line) => ({ ...line, companyId: 0 })),
  'a header of half a company': kind('header', (line) => ({ ...line, companyId: 7.5 })),
  'an export on no day': kind('header', (line) => ({ ...line, exportedAt: '2025-06-31T08:00:00.000Z' })),
  'a total with a sign': kind('header', (line) => ({ ...line, total: `+${line.total}` })),
  'a total with a zero more': kind('header', (line) => ({ ...line, total: `${line.total}0` })),
  'a factor that no line uses': first('factor', (line) => {
    const other = { ...(line.factor as object), key: 'own/unused', id: 'own-unused', edition: 'own' }
    return [line, { ...line, factor: other }]
  }),
  'a factor that is left out': first('factor', () => null),
  'a line without members': first('factor', (line) => [{ kind: 'factor' }, line]),
  'a kind of line of its own': first('record', (line) => [{ kind: 'note', text: 'audited' }, line]),
  'a kind of line of the prototype': first('record', (line) => [{ kind: 'constructor' }, line]),
  'a first line that changes': log(1, () => ({ action: 'update' })),
  'a line by nobody': log(1, () => ({ actor: 1 })),
  'a line on no day': log(1, () => ({ at: '2025-02-30T00:00:00.000Z' })),
  'a line about a record of the prototype': log(1, () => ({ recordId: '__proto__' })),
  'a record without its digest': log(7, ({ recordDigest: _, ...line }) => ({ ...line, recordDigest: undefined })),
  'an emission with a sign': log(3, ({ after }) => ({ after: `+${after}` })),
  'an emission that is replaced, with zeros': log(5, ({ after }) => ({ after: `${after}00` })),
  'a period of no day': log(3, ({ dates }) => ({ dates: { ...(dates as object), to: '2025-02-30T00:00:00.000Z' } })),
  'a period that ends before it starts': log(3, ({ dates }) => {
    const { from, to } = dates as { readonly from: string; readonly to: string }
    return { dates: { from: to, to: from } }
  }),
  'a reason of another action': log(3, ({ computed }) => ({
    computed: { ...(computed as object), reason: 'recalculated' },
  })),
  'an action of a later version': log(1, () => ({ action: 'merge' })),
  'an emission before the first line': log(1, () => ({ before: '5' })),
  'a trace twice': first('trace', (line) => [line, line]),
  'a trace that is left out': first('trace', () => null),
  'a trace of the other method': first('trace', (line) => ({ ...line, method: 'location' })),
  'a trace of energy': first('trace', (line) => ({ ...line, trace: { format: 'tonne-energy-trace/2' } })),
  'a trace of another record': first('trace', (line) => ({ ...line, recordId: 'other' })),
  'a meter of a vehicle': kind('record', (line) => {
    if (line.collection !== 'vehicleEmissions') return line
    return { ...line, record: { ...(line.record as object), meter: 'M1' } }
  }),
  'a trace as text': first('trace', (line) => ({ ...line, trace: JSON.stringify(line.trace) })),
})

/** Ends of a bundle that do not belong to it. */
const ENDS: Readonly<Record<string, (end: BundleLine) => object>> = {
  'counts as text': ({ counts, ...end }) => ({ ...end, counts: { ...(counts as object), line: '1' } }),
  'a count of a fifth kind': ({ counts, ...end }) => ({ ...end, counts: { ...(counts as object), note: 0 } }),
  'a digest in capitals': ({ digest, ...end }) => ({ ...end, digest: String(digest).toUpperCase() }),
}

/** Bundles by ideas of what a forger could try; nobody may verify one of them. */
export function* bundleIdeas({ name, lines }: BundleCase): Generator<BundleCase> {
  for (const [what, change] of Object.entries(ideas())) {
    const made = forged(lines, (line, index) => {
      const changed = change(line, index)
      return changed === null ? null : JSON.parse(JSON.stringify(changed))
    })
    yield { name: `${name}, ${what}`, lines: made }
  }
  const all = linesOf(lines)
  const body = sealed(all.slice(0, -1)).slice(0, -1)
  for (const [what, change] of Object.entries(ENDS)) {
    const end = change(all.at(-1) ?? {})
    const ordered = Object.fromEntries(Object.entries(end).sort(([a], [b]) => (a < b ? -1 : 1)))
    yield { name: `${name}, ${what}`, lines: [...body, JSON.stringify(ordered)] }
  }
  yield {
    name: `${name}, another meter and the old digests`,
    lines: sealed(all.slice(0, -1).map(settingRecord('siteEnergies', (record) => ({ ...record, meter: 'another' })))),
  }
  yield { name: `${name}, two ends`, lines: [...lines, lines.at(-1) ?? ''] }
  yield { name: `${name}, no end`, lines: lines.slice(0, -1) }
  yield { name: `${name}, lines that end with CR`, lines: lines.map((line) => `${line}\r`) }
  yield { name: `${name}, an empty line first`, lines: ['', ...lines] }
}

/** The lines of a bundle with those of one sort in reverse order. */
function reversed(lines: readonly BundleLine[], isOfSort: (line: BundleLine) => boolean): string[] {
  const others = lines.filter(isOfSort)
  return sealed(lines.map((line) => (isOfSort(line) ? (others.pop() ?? line) : line)))
}

/** Bundles that are written otherwise than the library does, and verify as the page says. */
export function* bundleVariants({ name, lines }: BundleCase): Generator<BundleCase> {
  const body = linesOf(lines).slice(0, -1)
  const isOf = (due: string) => (line: BundleLine) => line.kind === due
  yield { name: `${name}, factors in another order`, lines: reversed(body, isOf('factor')) }
  const isSite = ({ kind: of, collection }: BundleLine) => of === 'record' && collection === 'sites'
  yield { name: `${name}, sites in another order`, lines: reversed(body, isSite) }
  const located = body.find(({ method }) => method === 'location')?.recordId
  const isBoth = ({ kind: of, recordId }: BundleLine) => of === 'trace' && recordId === located
  yield { name: `${name}, location before market`, lines: reversed(body, isBoth) }
  const changes: Readonly<Record<string, (line: BundleLine) => BundleLine>> = {
    'a factor with the time of an earlier store': (line) => ({ ...line, createdAt: '2025-01-01T00:00:00.000Z' }),
    'a factor with tier null': (line) => ({ ...line, factor: { tier: null, ...(line.factor as object) } }),
    'a factor with an empty derivation': (line) => ({
      ...line,
      factor: { derivation: [], ...(line.factor as object) },
    }),
  }
  for (const [what, change] of Object.entries(changes)) {
    yield { name: `${name}, ${what}`, lines: forged(lines, setting({ kind: 'factor' }, change)) }
  }
  // only the company knows by which meter it measured
  for (const collection of ['siteFuels', 'siteEnergies', 'activityRecords']) {
    const metered = settingRecord(collection, (record) => ({ ...record, meter: 'another' }))
    yield { name: `${name}, another meter of ${collection}`, lines: forged(lines, metered) }
  }
}
