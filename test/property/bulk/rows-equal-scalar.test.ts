import { describe, expect, it } from 'vitest'
import { calculateColumns, compile, createColumns, type UnitPair } from '../../../src/bulk/index.ts'
import { kernelNames } from '../../../src/bulk/kernel/create-workspace.ts'
import { codeOfRowStatus } from '../../../src/core/errors/index.ts'
import { calculateMovement, calculateQuantity, type Emission, EmissionsError, prepareFuel } from '../../../src/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { fuelPairs } from '../../fixtures/bulk-sets.ts'
import { BAD_VALUES, randomBits, randomValue } from '../../fixtures/bulk-values.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { transport } from '../../fixtures/transport-factors.ts'

/** Rows of each comparison; TONNE_BULK_ROWS asks for more. */
const ROWS = Number(process.env.TONNE_BULK_ROWS ?? scaleRuns(70_000))
const GASES = ['co2', 'ch4', 'n2o', 'co2e'] as const

/** What the scalar function says of a row: its gases, or the code it fails with. */
type Said = Emission | string

function said(work: () => Emission): Said {
  try {
    return work()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.code
  }
}

/** Numbers of rows in which columns and the scalar function differ. */
function differences(rows: ReturnType<typeof calculateColumns>, expected: readonly Said[]): number[] {
  const different: number[] = []
  for (const [row, one] of expected.entries()) {
    const code = codeOfRowStatus(rows.status[row] as number)
    const isSame =
      typeof one === 'string'
        ? code === one && GASES.every((gas) => Number.isNaN(rows[gas][row]))
        : code === undefined && GASES.every((gas) => Object.is(rows[gas][row], one[gas] ?? Number.NaN))
    if (!isSame) different.push(row)
  }
  return different
}

/** The kernels that run here. */
const KERNELS = kernelNames()

describe.each(SEEDS)('columns say what the scalar functions say, bit for bit (seed %i)', (seed) => {
  const pairs = fuelPairs()

  it.each(['refuse', 'allow'] as const)('fuel in every unit, credits: %s', (credits) => {
    const allowCredits = credits === 'allow'
    const set = compile({ pairs, allowCredits })
    const next = randomBits(seed)
    const value = Float64Array.from({ length: ROWS }, () =>
      next() % 500 === 0 ? (BAD_VALUES[next() % 3] as number) : randomValue(next),
    )
    const coefficient = Uint32Array.from({ length: ROWS }, () => next() % pairs.length)
    const scalar = pairs.map((pair) => prepareFuel({ ...(pair as Required<UnitPair>), allowCredits }))
    const expected = Array.from(value, (one, row) =>
      said(() => (scalar[coefficient[row] as number] as (v: number) => Emission)(one)),
    )
    expect(expected.filter((one) => typeof one === 'string').length).toBeGreaterThan(ROWS / 1000)
    for (const kernel of KERNELS) {
      const columns = createColumns(set, { rows: ROWS, kernel })
      columns.value.set(value)
      columns.coefficient.set(coefficient)
      expect({ kernel, rows: differences(calculateColumns(set, columns), expected).slice(0, 5) }).toEqual({
        kernel,
        rows: [],
      })
    }
    expect(differences(calculateColumns(set, { value, coefficient }), expected).slice(0, 5)).toEqual([])
  })

  it('quantities: waste, a material, water and a journey to work, with what is not published as NaN', () => {
    const rows = Math.ceil(ROWS / 10)
    const find = (path: string) => findFactor(`desnz-2025/${path}`)
    const pairs = [
      { unit: 'kg', factor: find('waste-disposal/metal/metal-steel-cans/landfill/tonnes') },
      { unit: 'lb', factor: find('material-use/metal/metal-steel-cans/primary-material-production/tonnes') },
      { unit: 'l', factor: find('water-supply/cubic-metres') },
      { unit: 'passenger·mi', factor: find('business-travel-land/rail/national-rail/passenger-km') },
    ] as const
    const options = { unpublished: 'mark' } as const
    const set = compile({ pairs: pairs.map((pair) => ({ ...pair, use: 'quantity' })), ...options })
    const alike = compile({
      pairs: pairs.map((pair) => ({ like: calculateQuantity({ value: 7, ...pair }) })),
      ...options,
    })
    const next = randomBits(seed + 2)
    const value = Float64Array.from({ length: rows }, () =>
      next() % 500 === 0 ? (BAD_VALUES[next() % 3] as number) : randomValue(next),
    )
    const coefficient = Uint8Array.from({ length: rows }, () => next() % pairs.length)
    const expected = Array.from(value, (one, row) =>
      said(
        () => calculateQuantity({ value: one, ...(pairs[coefficient[row] as number] as (typeof pairs)[0]) }).emission,
      ),
    )
    expect(expected.some((one) => typeof one === 'string')).toBe(true)
    for (const [kernel, sets] of KERNELS.flatMap((name) => [[name, set] as const, [name, alike] as const])) {
      const columns = createColumns(sets, { rows, kernel })
      columns.value.set(value)
      columns.coefficient.set(coefficient)
      expect({ kernel, rows: differences(calculateColumns(sets, columns), expected).slice(0, 5) }).toEqual({
        kernel,
        rows: [],
      })
    }
  })

  it('tonnes beside kilometres', () => {
    const rows = Math.ceil(ROWS / 10)
    const units = ['t', 'kg', 'lb'] as const
    const set = compile({ pairs: units.map((unit) => ({ unit, second: 'km', factor: transport.hgv })) })
    const next = randomBits(seed + 1)
    const value = Float64Array.from({ length: rows }, () => randomValue(next))
    const second = Float64Array.from({ length: rows }, () => randomValue(next))
    const coefficient = Uint8Array.from({ length: rows }, () => next() % units.length)
    const expected = Array.from(value, (mass, row) =>
      said(() => {
        const unit = units[coefficient[row] as number] as 't'
        const distance = { value: second[row] as number, kind: 'actual' } as const
        return calculateMovement({ mass, massUnit: unit, distance, mode: 'TRUCK', factor: transport.hgv }).emission
      }),
    )
    for (const kernel of KERNELS) {
      const columns = createColumns(set, { rows, kernel })
      columns.value.set(value)
      columns.second.set(second)
      columns.coefficient.set(coefficient)
      expect({ kernel, rows: differences(calculateColumns(set, columns), expected).slice(0, 5) }).toEqual({
        kernel,
        rows: [],
      })
    }
  })
})
