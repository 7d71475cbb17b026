import type { KernelTables } from '../coefficients/kernel-tables.ts'
import * as JOB from './job.ts'
import type { Form, Layout, PrivateLayout } from './layout.ts'
import * as STATE from './totals-state.ts'
import type { Sign, Workspace } from './workspace.ts'

const TABLE_FIELDS = {
  narrow: JOB.NARROW_TABLE,
  wide: JOB.WIDE_TABLE,
  fused: JOB.FUSED_TABLE,
} as const satisfies Record<Form, number>

/** Writes the addresses of a workspace into the job record of a worker. */
export function writeJob(buffer: ArrayBufferLike, layout: Layout, own: PrivateLayout): void {
  const words = new Uint32Array(buffer, own.job, JOB.JOB_BYTES / 4)
  const [co2, ch4, n2o, co2e] = layout.results
  const addresses = [
    [JOB.VALUE, layout.value],
    [JOB.SECOND, layout.shape.hasSecond ? layout.second : 0],
    [JOB.COEFFICIENT, layout.coefficient],
    [JOB.KEY, layout.key],
    [JOB.CO2, co2],
    [JOB.CH4, ch4],
    [JOB.N2O, n2o],
    [JOB.CO2E, co2e],
    ...layout.tables.map(({ form, address }) => [TABLE_FIELDS[form], address] as const),
    [JOB.INTEGERS, own.integers],
    [JOB.MISSED, own.missed],
    [JOB.LIST, own.list],
    [JOB.TOTALS_LIST, own.totalsList],
    [JOB.KEYS, layout.shape.keys],
    [JOB.CELLS, own.cells],
    [JOB.HIGH_CELLS, own.highCells],
    [STATE.BUCKET_COUNTS, own.bucketCounts],
    [STATE.BUCKETS, own.bucketNumber === 0 ? 0 : own.buckets],
    [STATE.BUCKET_NUMBER, own.bucketNumber],
    [STATE.BUCKET_USED, own.bucketUsed],
    [STATE.FINISHED, own.finished],
    [STATE.PARTS, own.parts],
    [STATE.PART_PAIRS, own.partPairs],
  ] as const
  for (const [field, word] of addresses) words[field / 4] = word
}

/** The current tables, and whether rows may be negative. */
export interface Loaded {
  readonly tables: KernelTables
  readonly sign: Sign
}

/** Writes tables into a memory, and their parameters into the job record of every worker. */
function loadTables(buffer: ArrayBufferLike, layout: Layout, { tables, sign }: Loaded): void {
  const { pairs } = layout.shape
  if (tables.pairs > pairs) throw new RangeError(`${tables.pairs} pairs, and room for ${pairs}`)
  for (const { form, address } of layout.tables)
    new Float64Array(buffer, address, tables[form].length).set(tables[form])
  for (const { job } of layout.workers) {
    new Uint32Array(buffer, job + JOB.PAIRS, 1)[0] = tables.pairs
    new Float64Array(buffer, job + JOB.LEAST, 2).fill(sign === 'any' ? Number.NEGATIVE_INFINITY : 0)
  }
}

/** Returns a function that loads tables into a memory, unless they are the last it loaded. */
export function tableLoader(buffer: ArrayBufferLike, layout: Layout): Workspace['load'] {
  let last: Loaded | undefined
  return (tables, sign) => {
    if (last?.tables === tables && last.sign === sign) return
    loadTables(buffer, layout, { tables, sign })
    last = { tables, sign }
  }
}
