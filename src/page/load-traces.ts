import type { ShownMethod } from './page-state.ts'
import type { TracedRecord } from './prove-figure.ts'
import type { EmissionRecord } from './records.ts'
import type { ReportSource } from './source.ts'

/** Concurrent requests: no more than a browser sends to one host. */
const AT_ONCE = 6

/** Loads the traces of records, in order; `onProgress` receives the number so far. */
export async function loadTraces(
  source: Pick<ReportSource, 'trace'>,
  { records, method }: { readonly records: readonly EmissionRecord[]; readonly method: ShownMethod },
  onProgress: (count: number) => void,
): Promise<readonly TracedRecord[]> {
  const loaded: TracedRecord[] = []
  let next = 0
  let count = 0
  const work = async () => {
    for (let index = next++; index < records.length; index = next++) {
      const record = records[index] as EmissionRecord
      loaded[index] = { record, trace: await source.trace(record, method) }
      onProgress(++count)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return loaded
}
