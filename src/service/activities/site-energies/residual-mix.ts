import type { SelectedFactor } from '../../../emissions/index.ts'
import { fail, getOrInsertComputed, notice } from '../../../errors/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { pagesOf } from '../../core/context/list-rows.ts'
import type { CalculationRecord, GridQuestion, ServiceRecords } from '../../core/context/records.ts'
import { factorAsNamed } from '../../core/ledger/factor-snapshots.ts'
import { ownFactor } from '../../core/references/emission-factors.ts'

type OwnFactor = ServiceRecords['emissionFactors']

/** A factor of the company that is the residual mix of a country in a year. */
interface ResidualMix {
  readonly record: OwnFactor
  readonly countryId: number
  readonly year: number
}

/** Read once for all records of a transaction, which changes no factors beside them. */
const ofTransaction = new WeakMap<ReadTx, Promise<readonly ResidualMix[]>>()

async function readMixes(tx: ReadTx): Promise<readonly ResidualMix[]> {
  const mixes: ResidualMix[] = []
  for await (const rows of pagesOf((options) => tx.emissionFactors.list({ by: 'createdAt' }, options), {})) {
    for (const { record } of rows) {
      const mix = record.given?.residualMix
      if (mix !== undefined && record.deletedAt === null) mixes.push({ record, ...mix })
    }
  }
  return mixes
}

function mixesOf(tx: ReadTx): Promise<readonly ResidualMix[]> {
  return getOrInsertComputed(ofTransaction, tx, readMixes)
}

/** The year to take: the asked one, else the newest earlier one, else the oldest later one. */
function yearOf(years: readonly number[], year: number): number {
  const earlier = years.filter((one) => one <= year)
  return earlier.length > 0 ? Math.max(...earlier) : Math.min(...years)
}

const PATH = 'site.countryId'

/**
 * The residual mix of the country of a site in the year of a period, among the company's own factors; undefined where it has
 * none of the country. That of another year leaves the notice `residual_mix_period`. Throws `factor_ambiguous` for two of
 * one year.
 */
export async function residualFor(
  tx: ReadTx,
  { units }: Context,
  { countryId, year }: GridQuestion,
): Promise<SelectedFactor | undefined> {
  const mixes = (await mixesOf(tx)).filter((one) => one.countryId === countryId)
  if (mixes.length === 0) return undefined
  const taken = yearOf(
    mixes.map((one) => one.year),
    year,
  )
  const [mix, ...others] = mixes.filter((one) => one.year === taken) as [ResidualMix, ...ResidualMix[]]
  if (others.length > 0) {
    const names = [mix, ...others].map(({ record }) => record.name).join(', ')
    const message = `has more than one residual mix of ${taken}, ${names}; delete all but one`
    fail(PATH, 'factor_ambiguous', { message, received: countryId })
  }
  const { factor } = ownFactor(mix.record, units)
  const message = `no residual mix of ${year} is known; ${mix.record.name} of ${taken} was used`
  return { factor, notices: taken === year ? [] : [notice('residual_mix_period', PATH, message)] }
}

/** The residual mix as a record used it; undefined: none. */
export async function usedResidual(
  tx: ReadTx,
  { given: { residualSnapshotId } }: ServiceRecords['siteEnergies'],
  { calculation }: CalculationRecord,
): Promise<SelectedFactor | undefined> {
  if (residualSnapshotId === undefined) return undefined
  const notices = calculation.notices.filter(({ code }) => code === 'residual_mix_period')
  return { factor: await factorAsNamed(tx, residualSnapshotId), notices }
}
