import { type EmissionTrace, isVerified, type Json } from '../../emissions/index.ts'
import { isFields } from '../../errors/index.ts'
import { type DueNumber, dueDecimal, fractionOf, isSameNumber, plus, times } from '../../receiver/index.ts'
import { type Difference, type Verification, type VerifyOptions, verify } from '../../verify/index.ts'
import { readFootprint } from '../check-footprint.ts'
import type { CarbonFootprint, ProductFootprint } from '../footprint.ts'
import { footprintId } from '../footprint-id.ts'
import { PROOF_FORMAT, PROOF_SCHEMA } from '../footprint-proof.ts'
import { type DueFigures, dueFigures, type ProvenPart } from './due-figures.ts'

type Differences = Difference[]

type JsonFields = Readonly<Record<string, Json>>

const ZERO: DueNumber = { n: 0n, d: 1n }
const ONE: DueNumber = { n: 1n, d: 1n }

/** Lists a difference between a field and what it has to hold. */
function add(differences: Differences, path: string, [message, expected, found]: readonly [string, unknown, unknown]) {
  differences.push({
    path,
    message,
    expected: String(expected),
    found: found === undefined ? 'nothing' : String(found),
  })
}

/** Lists what of a trace that verified no footprint adds up: a figure too long to be read, and radiative forcing. */
function checkContributions({ contributions }: EmissionTrace, path: string, differences: Differences): void {
  for (const [index, { emission, factor }] of contributions.entries()) {
    const place = `${path}.contributions[${index}]`
    for (const [gas, figure] of Object.entries(emission)) {
      const isKnown = figure === null || fractionOf(figure) !== undefined
      if (!isKnown)
        add(differences, `${place}.emission.${gas}`, ['is no figure to add up', 'up to 1,000 digits', figure])
    }
    const { radiativeForcing } = factor
    if (radiativeForcing !== 'included') continue
    add(differences, `${place}.factor.radiativeForcing`, ['is in no footprint', 'excluded', radiativeForcing])
  }
}

/** The place of a field, and the options of the verification. */
interface FieldToVerify {
  readonly path: string
  readonly options: VerifyOptions
}

/** A trace that verifies; else undefined, with the differences. */
function readTrace(
  trace: Json | undefined,
  { path, options }: FieldToVerify,
  differences: Differences,
): EmissionTrace | undefined {
  if (!isFields(trace)) {
    add(differences, path, ['is no trace', 'an object', String(trace)])
    return undefined
  }
  if (trace.format !== 'tonne-trace/1') {
    add(differences, `${path}.format`, ['is not of an emission', 'tonne-trace/1', String(trace.format)])
    return undefined
  }
  const verification = verify(trace, options)
  if (isVerified(trace, verification)) {
    checkContributions(trace, path, differences)
    return trace
  }
  for (const one of verification.differences) {
    differences.push({ ...one, path: one.path === '' ? path : `${path}.${one.path}` })
  }
  return undefined
}

function shareOf(share: Json | undefined): DueNumber | undefined {
  if (share === undefined) return ONE
  const [part, whole] = isFields(share) ? [fractionOf(share.part), fractionOf(share.whole)] : []
  if (part === undefined || whole === undefined || part.n < 0n || whole.n <= 0n) return undefined
  const ratio = { n: part.n * whole.d, d: part.d * whole.n }
  return ratio.n <= ratio.d ? ratio : undefined
}

const STAGES: readonly unknown[] = ['material', 'production', 'inbound_logistics', 'packaging', 'outbound_logistics']

/** A part of the proof; undefined where it proves nothing, with the differences. */
function provenPart(part: Json, { path, options }: FieldToVerify, differences: Differences): ProvenPart | undefined {
  if (!isFields(part)) {
    add(differences, path, ['is no part', 'an object', part])
    return undefined
  }
  const { stage, share } = part
  const ofTrace: Differences = []
  const trace = readTrace(part.trace, { path: `${path}.trace`, options }, ofTrace)
  const exactShare = shareOf(share)
  if (!STAGES.includes(stage)) add(differences, `${path}.stage`, ['is no stage', STAGES.join(', '), stage])
  if (exactShare === undefined)
    add(differences, `${path}.share`, ['is no share', 'a part of 0 to the whole', JSON.stringify(share)])
  differences.push(...ofTrace)
  return trace && ofTrace.length === 0 && exactShare ? { stage: String(stage), trace, share: exactShare } : undefined
}

const TERMS = [
  'landUseChangeGhgEmissions',
  'landManagementBiogenicCO2Emissions',
  'landManagementBiogenicCO2Removals',
  'technologicalCO2Removals',
  'ccsTechnologicalCO2Capture',
] as const

/** The value of each figure, per declared unit, that follows from traces; null: none may be stated. */
function dueFields(due: DueFigures, pcf: CarbonFootprint): Partial<Record<keyof CarbonFootprint, DueNumber | null>> {
  const amount = fractionOf(pcf.declaredUnitAmount) ?? ONE
  const statedOf = (field: keyof CarbonFootprint) => fractionOf(pcf[field]) ?? ZERO
  const scaled = (value: DueNumber | undefined) => (value === undefined ? null : times(value, amount))
  const fossil = times(due.fossil, amount)
  const isBurnt = due.biogenicNonCo2.n !== 0n
  const nonCo2 = isBurnt ? times(due.biogenicNonCo2, amount) : statedOf('biogenicNonCO2Emissions')
  const excluding = [fossil, nonCo2, ...TERMS.map(statedOf)].reduce(plus, ZERO)
  return {
    fossilGhgEmissions: fossil,
    ...(isBurnt && { biogenicNonCO2Emissions: nonCo2 }),
    aircraftGhgEmissions: scaled(due.aircraft),
    packagingGhgEmissions: scaled(due.packaging),
    outboundLogisticsGhgEmissions: scaled(due.outbound),
    pcfExcludingBiogenicUptake: excluding,
    pcfIncludingBiogenicUptake: plus(excluding, statedOf('biogenicCO2Uptake')),
  }
}

function checkFigures(pcf: CarbonFootprint, due: DueFigures, differences: Differences): void {
  for (const [field, value] of Object.entries(dueFields(due, pcf))) {
    const stated = pcf[field as keyof CarbonFootprint]
    const path = `pcf.${field}`
    if (value === null && stated !== undefined) add(differences, path, ['has no trace behind it', 'nothing', stated])
    if (value === null) continue
    const digits = dueDecimal(value)
    if (!isSameNumber(digits, stated)) add(differences, path, ['is not what the traces give', digits, stated])
  }
  const stated = new Set(pcf.ipccCharacterizationFactors)
  for (const report of due.reports) {
    if (stated.has(report)) continue
    const list = pcf.ipccCharacterizationFactors.join(', ')
    add(differences, 'pcf.ipccCharacterizationFactors', [
      'lacks a report behind the factors of the traces',
      report,
      list,
    ])
  }
}

function checkProof(
  data: JsonFields,
  place: { path: string; options: VerifyOptions; pcf: CarbonFootprint },
): Differences {
  const { path, options, pcf } = place
  const differences: Differences = []
  const quantity = fractionOf(data.quantity)
  const hasQuantity = quantity !== undefined && quantity.n > 0n
  const list: readonly Json[] = Array.isArray(data.parts) ? data.parts : []
  if (data.format !== PROOF_FORMAT)
    add(differences, `${path}.format`, ['is no format that is read', PROOF_FORMAT, data.format])
  if (!hasQuantity) add(differences, `${path}.quantity`, ['is no quantity', 'more than 0', data.quantity])
  if (list.length === 0) add(differences, `${path}.parts`, ['has no parts', 'at least one', data.parts])
  const parts = list.map((part, index) => provenPart(part, { path: `${path}.parts[${index}]`, options }, differences))
  const proven = parts.filter((part) => part !== undefined)
  if (differences.length > 0 || !hasQuantity) return differences
  const due = dueFigures(proven, quantity)
  if (due === undefined)
    add(differences, `${path}.parts`, ['add up to numbers too long to verify', 'shorter ones', 'more'])
  else checkFigures(pcf, due, differences)
  return differences
}

/** The place of the proof among the extensions; undefined without one. */
function proofIn({
  extensions = [],
}: ProductFootprint): { readonly data: JsonFields; readonly path: string } | undefined {
  const index = extensions.findIndex(({ dataSchema }) => dataSchema === PROOF_SCHEMA)
  const extension = extensions[index]
  return extension && { data: extension.data as JsonFields, path: `extensions[${index}].data` }
}

/**
 * Verifies a footprint offline, as its receiver: each attached trace by `verify` of `tonne/verify`, then every figure that
 * follows from the traces calculated again with arithmetic of its own and compared with the stated one, the sums with and
 * without uptake, the characterization factors, and the id, which holds for all of the content. `differences` names every
 * field that differs. With a `catalogue` each factor is compared with the published one.
 *
 * Statements of the company (its name, masses, shares, uptake, carbon content, removals, geography) are taken as they are. A
 * footprint without the traces is not verified. Throws `footprint_invalid` and the codes of fields for what is no
 * footprint of PACT version 3.
 *
 * @example
 * ```ts
 * import { verifyFootprint } from 'tonne/pact'
 * verifyFootprint({ id: '1', specVersion: '2.3.0' }) // throws footprint_invalid
 * ```
 */
export function verifyFootprint(footprint: unknown, options: VerifyOptions = {}): Verification {
  const read = readFootprint(footprint)
  const proof = proofIn(read)
  const differences: Differences = []
  if (proof === undefined) {
    add(differences, 'extensions', ['has no trace to verify the footprint by', PROOF_SCHEMA, undefined])
  } else {
    differences.push(...checkProof(proof.data, { path: proof.path, options, pcf: read.pcf }))
    const id = footprintId(footprint as object)
    if (read.id.toLowerCase() !== id) add(differences, 'id', ['is not that of the content', id, read.id])
  }
  return { verified: differences.length === 0, differences }
}
