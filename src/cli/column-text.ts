import { ACTIVITY_KINDS, type InputColumn, ruleOf } from '../rows/index.ts'

/** Describes a column: the activities that use it, its content and its choices. */
export function columnText(column: InputColumn): string {
  const { kind, of, help, isRequired } = ruleOf(column)
  const choices = column !== 'activity' && typeof kind === 'object' ? ` (${kind.join(', ')})` : ''
  const where = of.length === ACTIVITY_KINDS.length ? '' : `[${of.join(', ')}] `
  return `${where}${help}${choices}${isRequired ? '; required' : ''}`
}
