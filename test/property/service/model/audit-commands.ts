import { verify, verifyBundle } from '../../../../src/verify/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { type Fraction, fraction, isEqual, isNearest, plus, times } from '../../../oracle/rational-oracle.ts'
import { answerOf, mismatch } from './answers.ts'
import { any } from './chance.ts'
import { asKept, gridKg, locationKg } from './emission-oracle.ts'
import { ZERO } from './naive-company.ts'
import type { ModelEnergy, ModelLine } from './naive-records.ts'
import { NOBODY } from './naming.ts'
import type { Twin } from './world.ts'

/** As much of a proof as is worked out again here. */
interface Proof {
  readonly contributions: readonly {
    readonly activity: { readonly value: string }
    readonly steps: readonly { readonly times: string }[]
    readonly adjusted: { readonly co2e: string }
  }[]
  readonly emission: { readonly co2e: number }
  readonly notices: readonly { readonly code: string; readonly path: string }[]
}

/** What a proof comes to, worked out from its figures alone. */
function kgOf(trace: string): Fraction {
  const { contributions } = JSON.parse(trace) as Proof
  const parts = contributions.map(({ activity, steps, adjusted }) => {
    return times(fraction(activity.value), ...steps.map((step) => fraction(step.times)), fraction(adjusted.co2e))
  })
  return asKept(parts.reduce(plus, ZERO))
}

/** The last amount of an explanation that is a total: of all parts, or of the only one. */
function explainedKg(text: string): number {
  const amounts = text.split('\n').flatMap((line) => /^(?! |note: ).* (-?[\d.e+-]+) kg CO2e$/.exec(line)?.[1] ?? [])
  return Number(amounts.at(-1) ?? 'none')
}

/** As near as the digits of an explanation are. */
function isReadable(shown: number, due: Fraction): boolean {
  if (isNearest(shown, due)) return true
  const exact = Number(due.over) / Number(due.under)
  return Math.abs(shown - exact) <= Math.abs(exact) * 1e-12
}

/** A revision of a record, its trace and what it comes to. */
interface ProvedRevision {
  readonly recordId: string
  readonly at: { readonly revision: number }
  readonly trace: string
  readonly due: Fraction
}

/** The lines of the log of one record. */
function linesOf({ naive }: Pick<Twin, 'naive'>, recordId: string): readonly ModelLine[] {
  return naive.log.filter((line) => line.recordId === recordId)
}

async function checkTrace(what: string, trace: string, due: Fraction): Promise<void> {
  const { verified, differences } = verify(trace)
  if (!verified) throw new Error(`${what} does not verify: ${JSON.stringify(differences)}`)
  if (!isEqual(kgOf(trace), due)) throw new Error(`${what} comes to ${JSON.stringify(String(kgOf(trace).over))}`)
}

/**
 * An explanation ends in the figure and then the sentences of the notices. A proof has each code once, and leaves out what
 * is said of the record: so there is a sentence at least for each of its notices.
 */
function checkWords(
  what: string,
  words: string,
  { trace, due }: { readonly trace: string; readonly due: Fraction },
): void {
  const { notices } = JSON.parse(trace) as Proof
  const notes = words.split('\n').filter((line) => line.startsWith('note: '))
  if (notes.length < notices.length || !isReadable(explainedKg(words), due))
    throw new Error(`${what} is explained as ${words}`)
}

/** Both figures of electricity, or the one of anything else, in words. */
async function checkExplained(what: string, { real }: Twin, revision: ProvedRevision): Promise<void> {
  const { recordId, trace, due, at } = revision
  const [market = '', location] = (await real.audit.explain(recordId, at)).split('\n\nlocation-based')
  checkWords(what, market, { trace, due })
  if (location === undefined) return
  const beside = await real.audit.trace(recordId, { ...at, method: 'location' })
  checkWords(`the location-based figure of ${what}`, location, { trace: beside, due: kgOf(beside) })
}

/** The lines of a record that emits, or emitted: each revision proves what its line says, also when the record is gone. */
export async function prove(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const recordId = any(
    random,
    naive.log.flatMap((line) => (line.after === null ? [] : [line.recordId])),
  )
  if (recordId === undefined) return
  const due = linesOf({ naive }, recordId)
  const lines = await real.audit.log({ recordId })
  const other = mismatch(
    lines,
    due.map(({ action, collection }) => ({ action, collection, recordId })),
  )
  if (other !== undefined) throw new Error(`the log of ${recordId}: ${other}`)
  const proved = due.flatMap(({ after }, index) => {
    const revision = lines[index]?.revision ?? null
    return after === null || revision === null ? [] : [{ revision, after }]
  })
  const { revision, after } = random.one(proved)
  const what = `revision ${revision} of ${recordId}`
  const trace = await real.audit.trace(recordId, { revision })
  await checkTrace(`the trace of ${what}`, trace, after)
  const inForce = proved.at(-1) as (typeof proved)[number]
  await checkTrace(`the trace of ${recordId}`, await real.audit.trace(recordId), inForce.after)
  await checkExplained(what, twin, { recordId, at: { revision }, trace, due: after })
  const beyond = { revision: inForce.revision + 1 }
  await answerOf('a revision to come', real.audit.trace(recordId, beyond), ['revision not_found'])
  await answerOf('a revision to come, in words', real.audit.explain(recordId, beyond), ['revision not_found'])
}

/** The location-based figure stands beside the total, of the grid and without any clean share; or there is none. */
export async function lookAtLocation({ real, naive }: Twin, random: Random): Promise<void> {
  const energies = [...naive.activities.values()].filter((one): one is ModelEnergy => one.of === 'siteEnergies')
  const energy = any(random, energies)
  if (energy === undefined) return
  const { id, below: siteId, version } = energy
  const isKnown = gridKg(energy.countryId, energy.year) !== null
  const refused = isKnown ? [] : ['site.countryId factor_not_found']
  const answer = await answerOf(
    'a location-based figure',
    real.siteEnergies.locationBased({ siteId, energyId: id }),
    refused,
  )
  const trace = await answerOf(
    'its trace',
    real.audit.trace(id, { method: 'location' }),
    isKnown ? [] : ['method invalid_choice'],
  )
  if (answer === undefined || trace === undefined) return
  const due = locationKg(energy)
  const shown = mismatch(answer, { version, record: { co2e: due, unitId: 2 } })
  if (shown !== undefined) throw new Error(`the location-based figure of ${id}: ${shown}`)
  await checkTrace(`the location-based trace of ${id}`, trace, due)
}

/** The log from a line on, of so many lines, in order. */
export async function lookAtLog({ real, naive }: Twin, random: Random): Promise<void> {
  const [after, limit] = [random.whole(0, naive.log.length + 1), random.whole(1, 4)]
  const found = await real.audit.log({ after, limit })
  const due = naive.log.slice(after, after + limit).map(({ action, collection, recordId }, index) => {
    return { action, collection, recordId, sequence: after + index + 1 }
  })
  const other = mismatch(found, due)
  if (other !== undefined) throw new Error(`the log after ${after}: ${other}`)
  await answerOf('a part that is none', real.audit.log({ after: -1, limit: 0 }), [
    'after query_invalid',
    'limit query_invalid',
  ])
}

/** The log hangs together from its first line to its head, and goes through every head that was told before. */
export async function lookAtHead({ real, naive }: Twin, random: Random): Promise<void> {
  const head = await real.audit.head()
  const last = (await real.audit.log({ after: Math.max(naive.log.length - 1, 0) })).at(-1)
  const other = mismatch(head, { sequence: naive.log.length, ...(last === undefined ? {} : { digest: last.digest }) })
  if (other !== undefined) throw new Error(`the head of the log: ${other}`)
  naive.heads.push(head)
  const stored = random.one(naive.heads)
  const { differences: found, linesBehindHead } = await real.audit.verifyLog({ head: stored })
  if (found.length > 0) throw new Error(`the log does not hang together: ${JSON.stringify(found)}`)
  if (linesBehindHead !== head.sequence - stored.sequence) throw new Error(`${linesBehindHead} lines behind the head`)
  const { digest } = head
  const { differences: beyond } = await real.audit.verifyLog({ head: { sequence: head.sequence + 1, digest } })
  if (beyond.length === 0) throw new Error('the log goes through a head that it never had')
}

/** All that the company has as one bundle, which verifies without it, and goes through every head that was told before. */
export async function exportAll({ real, naive }: Twin, random: Random): Promise<void> {
  const lines: string[] = []
  for await (const line of real.export()) lines.push(line)
  const options = naive.heads.length === 0 ? {} : { head: random.one(naive.heads) }
  const { verified, differences, counts } = await verifyBundle(lines, options)
  if (!verified) throw new Error(`the bundle does not verify: ${JSON.stringify(differences)}`)
  const { sites, vehicles, vendors, products, batches, activities, kinds, factors, files, locks } = naive
  const held = [sites, vehicles, vendors, products, batches, activities, kinds, factors, files, locks]
  const records = held.reduce((sum, { size }) => sum + size, 0)
  if (counts.line !== naive.log.length || (counts.record ?? 0) < records) {
    throw new Error(`the bundle of ${naive.log.length} lines and ${records} records has ${JSON.stringify(counts)}`)
  }
}

/** How others' emissions came about is nobody's business. */
export async function tryForeignAudit({ real, foreign }: Twin, random: Random): Promise<void> {
  const theirs = any(random, random.one(foreign()).activities.keys()) ?? NOBODY
  await answerOf('their trace', real.audit.trace(theirs), ['id not_found'])
  await answerOf('their explanation', real.audit.explain(theirs), ['id not_found'])
  const lines = await real.audit.log({ recordId: theirs })
  if (lines.length > 0) throw new Error(`the log of another company's ${theirs} has ${lines.length} lines`)
}
