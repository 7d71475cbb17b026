import type { Calculation } from '../../core/emissions/index.ts'
import { publishedCatalogue, publishedEditions } from '../../reference/factors/index.ts'
import { datesText, periodText } from './factor-editions.ts'
import { wrap } from './text-layout.ts'

type Contribution = Calculation['contributions'][number]

/** Returns a line with the dates of each edition that `tonne/factors` leaves out. */
function editionLines(contributions: readonly Contribution[]): readonly string[] {
  const bundled = new Set(publishedCatalogue.editions.map(({ id }) => id))
  const used = [...new Set(contributions.map(({ factor }) => factor.edition))].filter((id) => !bundled.has(id))
  return used.flatMap((id) =>
    publishedEditions()
      .filter(({ shippedAs }) => shippedAs.includes(id))
      .map((edition) => [`${id}: ${datesText(edition)}`, periodText(edition)].filter((one) => one !== '').join('; ')),
  )
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
  const parts = calculations
    .filter(({ method }) => method.id !== 'electricity_market')
    .map(({ contributions, emission }) => {
      const [only, ...others] = contributions
      const isOne = only !== undefined && others.length === 0
      return { co2eKg: emission.co2e ?? 0, percent: isOne ? uncertaintyPercent(only.factor) : null }
    })
  const { percent, coveredShare, rule } = combineUncertainties(parts)
  const share = `${(coveredShare * 100).toPrecision(3)} % of the emissions above`
  const sum =
    percent === null
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
