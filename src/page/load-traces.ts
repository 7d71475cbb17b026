import type { CompanyApi } from './api.ts'
import type { Figure } from './figures.ts'
import type { TracedRecord } from './prove-figure.ts'
import type { EmissionRecord } from './records.ts'

/** Requests that are under way at once, no more than a browser sends to one host. */
const AT_ONCE = 6

/** The address of the trace of a record; electricity has one by each method. */
export function tracePath({ id, isElectricity }: EmissionRecord, method: Figure['method']): `/v1/${string}` {
  return `/v1/emissions/${id}/trace${isElectricity ? `?method=${method}` : ''}`
}

/** The traces of records in their order; `onProgress` is told how many there are so far. */
export async function loadTraces(
  api: CompanyApi,
  { records, method }: { readonly records: readonly EmissionRecord[]; readonly method: Figure['method'] },
  onProgress: (count: number) => void,
): Promise<readonly TracedRecord[]> {
  const loaded: TracedRecord[] = []
  let next = 0
  let count = 0
  const work = async () => {
    for (let index = next++; index < records.length; index = next++) {
      const record = records[index] as EmissionRecord
      loaded[index] = { record, trace: await api.text(tracePath(record, method)) }
      onProgress(++count)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return loaded
}
