import type { RecordFilter } from './page-state.ts'

const SCOPES: Readonly<Record<string, string>> = {
  scope1: 'SCOPE_1',
  'scope2-market': 'SCOPE_2',
  'scope2-location': 'SCOPE_2',
  scope3: 'SCOPE_3',
}

/**
 * The filter that shows the records of a figure, by the key of the figure; null if no filter shows exactly these. The
 * figure of a month also has its month.
 */
export function filterOfFigure(key: string): Partial<RecordFilter> | null {
  const [, month, name = ''] = /^(?:(\d\d)\.)?(.+)$/.exec(key) ?? []
  const inMonth = month === undefined ? {} : { month }
  const scope = SCOPES[name]
  if (scope !== undefined) return { scope, ...inMonth }
  const [, activity, ofScope] = /^kind:(.+):(SCOPE_\d)$/.exec(name) ?? []
  if (activity !== undefined && ofScope !== undefined) return { activity, scope: ofScope, ...inMonth }
  if (name === 'company' || /^(?:site|vehicle):./.test(name)) return { site: name, ...inMonth }
  return name === 'total' && month !== undefined ? { month } : null
}
