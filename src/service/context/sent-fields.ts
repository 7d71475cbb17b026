/** What was sent of an update, field by field: what is undefined was not. */
export type SentFields<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** What is undefined, and an object of which everything is. */
function wasNotSent(value: unknown, sent: unknown): boolean {
  if (sent === undefined) return true
  const isEmptied = typeof sent === 'object' && sent !== null && !Array.isArray(sent) && isNothing(sent)
  return isEmptied && !isNothing(value as object)
}

/** The value without what is undefined in it, however deep: in process that is written where JSON has no field. */
export function withoutUnsent<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutUnsent) as T
  const fields = Object.entries(value).flatMap(([field, held]) => {
    const sent: unknown = withoutUnsent(held)
    return wasNotSent(held, sent) ? [] : [[field, sent] as const]
  })
  return Object.fromEntries(fields) as T
}

/** The fields that were sent; none where nothing is to be changed. */
export function sentFields<Fields extends object>(input: Fields): SentFields<Fields> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as SentFields<Fields>
}

/** True where nothing was sent. */
export function isNothing(sent: object): boolean {
  return Object.keys(sent).length === 0
}
