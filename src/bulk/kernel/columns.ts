import type { Layout } from './layout.ts'
import type { Workspace } from './workspace.ts'

/** The columns in a workspace's memory. */
export type WorkspaceColumns = Pick<Workspace, 'value' | 'second' | 'coefficient' | 'key' | 'results'>

/** Views of the columns in a memory. */
export function columnsOf(buffer: ArrayBufferLike, layout: Layout): WorkspaceColumns {
  const { rows, hasSecond, hasResults, keys } = layout.shape
  const result = (index: number) => new Float64Array(buffer, index, hasResults ? rows : 0)
  const [co2, ch4, n2o, co2e] = layout.results
  return {
    value: new Float64Array(buffer, layout.value, rows),
    second: new Float64Array(buffer, layout.second, hasSecond ? rows : 0),
    coefficient: new Uint32Array(buffer, layout.coefficient, rows),
    key: new Uint32Array(buffer, layout.key, keys === 0 ? 0 : rows),
    results: [result(co2), result(ch4), result(n2o), result(co2e)],
  }
}
