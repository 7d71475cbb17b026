import { builtInEmissionKinds } from '../../resources/index.ts'

/** A text as a literal, in both engines. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** The built-in kinds of emission, as a table of an expression: `kinds (id, name, scope)`. */
export function builtInKinds(): string {
  const rows = builtInEmissionKinds().map(({ id, name, scope }) => `(${[id, name, scope].map(literal).join(', ')})`)
  return `kinds (id, name, scope) as (values ${rows.join(', ')})`
}
