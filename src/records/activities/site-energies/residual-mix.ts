import { getOrInsertComputed } from '../../../base/index.ts'
import type { SelectedFactor } from '../../../core/emissions/index.ts'
import { fail, notice } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { pagesOf } from '../../../ledger/context/list-rows.ts'
import type { GridQuestion, ServiceRecords } from '../../../ledger/context/records.ts'
import { latestCalculation } from '../../../ledger/ledger/latest-calculation.ts'
import { readNamedFactor } from '../../../ledger/ledger/stored-calculation.ts'
import { ownFactor } from '../../../ledger/references/emission-factors.ts'
import { type GridUse, gridQuestion, isOfSameYears, isOtherQuestion } from './electricity-factors.ts'

type OwnFactor = ServiceRecords['emissionFactors']
type EnergyRecord = ServiceRecords['siteEnergies']

/** A factor of the company that is the residual mix of a country in a year. */
interface ResidualMix {
  readonly record: OwnFactor
  readonly countryId: number
  readonly year: number
}

/** Cached per transaction. Safe because transactions that record electricity never change factors. */
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

/** Chooses a year: the requested one, otherwise the newest earlier one, otherwise the oldest later one. */
function yearOf(years: readonly number[], year: number): number {
  const earlier = years.filter((one) => one <= year)
  return earlier.length > 0 ? Math.max(...earlier) : Math.min(...years)
}

const PATH = 'site.countryId'

/**
 * Finds the residual mix of a country and year among the company's own factors. Undefined if it has none of the country. A
 * mix of another year leaves the notice `residual_mix_period`. Throws `factor_ambiguous` for two mixes of one year.
 */
async function residualFor(
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

/** The used residual mix of a record. Undefined if it used none. */
async function usedResidual(tx: ReadTx, stored: EnergyRecord): Promise<SelectedFactor | undefined> {
  const { residualSnapshotId } = stored.given
  if (residualSnapshotId === undefined) return undefined
  const { calculation } = await latestCalculation(tx, stored.id)
  const notices = calculation.notices.filter(({ code }) => code === 'residual_mix_period')
  return { factor: await readNamedFactor(tx, residualSnapshotId), notices }
}

/** The residual mix of a record without a named factor. The used mix stays if its selection does. */
export function residualAfter(
  tx: ReadTx,
  context: Context,
  { use, stored }: { readonly use: GridUse; readonly stored: EnergyRecord | undefined },
): Promise<SelectedFactor | undefined> {
  const question = gridQuestion(use)
  const isPinned = stored !== undefined && stored.customEmissionFactorId === null
  if (!isPinned || isOtherQuestion(question, stored.given.grid) || !isOfSameYears(stored, use.period)) {
    return residualFor(tx, context, question)
  }
  return usedResidual(tx, stored)
}
