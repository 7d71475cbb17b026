import { getOrCompute } from '../../base/index.ts'
import { type Calculation, exactTotal } from '../../core/emissions/index.ts'
import { add, printExact, type Rational, ZERO } from '../../core/exact/index.ts'
import { type PublishedEdition, publishedCatalogue, publishedEditions } from '../../reference/factors/index.ts'
import { wrap } from './text-layout.ts'

/** The first operand that makes `tonne factors` list the editions of publishers. */
export const EDITIONS = 'editions'

/** Formats when an edition was published and corrected. */
function datesText({ publishedOn, correctedOn, correction }: PublishedEdition): string {
  const published = publishedOn === null ? 'not dated' : `published ${publishedOn}`
  return correctedOn === null ? published : `${published}, corrected ${correctedOn}: ${correction}`
}

/** Formats the period for which an edition applies; '' if its publisher states none. */
function periodText({ appliesFrom, appliesTo }: PublishedEdition): string {
  return appliesFrom === null ? '' : `applies ${appliesFrom} to ${appliesTo}`
}

function applicationText(edition: PublishedEdition): string {
  return [periodText(edition), edition.rule].filter((part) => part !== '').join('; ')
}

function shippedText({ shippedAs, isCorrectionHeld, licence }: PublishedEdition): string {
  const figures =
    shippedAs.length === 0 ? 'not shipped; load the file of the publisher' : `shipped as ${shippedAs.join(', ')}`
  return `${figures}${isCorrectionHeld === false ? ' without this correction' : ''}; ${licence}`
}

function editionText(edition: PublishedEdition): string {
  const facts = [datesText(edition), applicationText(edition), shippedText(edition)].filter((fact) => fact !== '')
  const lines = facts.map((fact) => `${wrap(`    ${fact}`, '  ')}\n`)
  return `${edition.publisher} ${edition.edition}\n${lines.join('')}`
}

/** Formats the editions of publishers: dates, corrections, application, whether the figures are shipped, and licence. */
export function editionsText(set: string | undefined): string {
  return publishedEditions(set).map(editionText).join('')
}

type Contribution = Calculation['contributions'][number]

/** Returns the lines with the dates of a shipped edition, its latest correction last. */
function linesOfEdition(id: string): readonly string[] {
  return publishedEditions()
    .filter(({ shippedAs }) => shippedAs.includes(id))
    .map((edition) => [`${id}: ${datesText(edition)}`, periodText(edition)].filter((one) => one !== '').join('; '))
}

/** Returns a line with the dates of each edition; none if all are of the sets that `tonne/factors` has. */
function editionLines(contributions: readonly Contribution[]): readonly string[] {
  const bundled = new Set(publishedCatalogue.editions.map(({ id }) => id))
  const used = [...new Set(contributions.map(({ factor }) => factor.edition))]
  return used.every((id) => bundled.has(id)) ? [] : used.flatMap(linesOfEdition)
}

/** Lists the dates of the editions of a restatement, and says which factors follow the period instead. */
export function restatedEditionsText(editions: readonly string[]): readonly string[] {
  const selected =
    'factors that are selected for a period (grids, freight, journeys) stay those of the edition whose publisher states it for that period'
  return [...editions.flatMap(linesOfEdition), selected]
}

/** Returns the uncertainties that publishers print, and that of their sum. */
async function uncertaintyLines(calculations: readonly Calculation[]): Promise<readonly string[]> {
  const { combineUncertainties, publishedUncertainty, uncertaintyPercent } = await import(
    '../../reference/factors/national/index.ts'
  )
  const printed = new Map(
    calculations.flatMap(({ contributions }) =>
      contributions.flatMap(({ factor }) => {
        const text = publishedUncertainty(factor)
        return text === undefined ? [] : [[factor.key, `uncertainty of ${factor.key}: ${text}`] as const]
      }),
    ),
  )
  if (printed.size === 0) return []
  // the two methods of Scope 2 are never added
  const parts = new Map<string, { kg: Rational; readonly percent: number | null }>()
  for (const { method, contributions } of calculations) {
    if (method.id === 'electricity_market') continue
    const [only, ...others] = contributions
    const percent = only === undefined || others.length > 0 ? null : uncertaintyPercent(only.factor)
    // calculations with one factor are wholly dependent
    const key = percent === null ? '' : (only?.factor.key ?? '')
    const part = getOrCompute(parts, key, () => ({ kg: ZERO, percent }))
    part.kg = add(part.kg, exactTotal(contributions).co2e ?? ZERO)
  }
  const { percent, coveredShare, rule } = combineUncertainties(
    [...parts.values()].map((part) => ({ co2eKg: printExact(part.kg), percent: part.percent })),
  )
  const share = coveredShare === null ? '' : `${(coveredShare * 100).toPrecision(3)} % of the emissions above`
  const sum =
    percent === null || coveredShare === null
      ? []
      : [`uncertainty of the factors together: ±${percent.toPrecision(3)} %, over ${share} (${rule})`]
  return [...printed.values(), ...sum]
}

/**
 * Formats the dates of the editions that calculations use outside of `tonne/factors`, and the uncertainties that their
 * publishers print; '' if there are none.
 */
export async function editionNotesText(calculations: readonly Calculation[]): Promise<string> {
  const editions = editionLines(calculations.flatMap(({ contributions }) => contributions))
  if (editions.length === 0) return ''
  const lines = [...editions, ...(await uncertaintyLines(calculations))]
  return `\nEditions\n${lines.map((line) => `${wrap(`  ${line}`, '    ')}\n`).join('')}`
}
