/** A form over the page: for a new record, or for a stored one. */
export type FormKey =
  | {
      readonly of: 'new'
      readonly resource: string
      /** The id of the record above, if it is known. */
      readonly parentId: string | null
      /** The path of a record to copy. */
      readonly like: `/v1/${string}` | null
      /** The period of the new record: its first day, and its exclusive end. */
      readonly period: { readonly from: string; readonly to: string } | null
    }
  | { readonly of: 'stored'; readonly resource: string; readonly path: `/v1/${string}` }

const FORM = 'form:'

/** Prints the key of a form for the address. */
export function printFormKey(key: FormKey): string {
  const query = new URLSearchParams({ resource: key.resource })
  if (key.of === 'stored') query.set('path', key.path)
  else {
    if (key.parentId !== null) query.set('parent', key.parentId)
    if (key.like !== null) query.set('like', key.like)
    if (key.period !== null) {
      query.set('from', key.period.from)
      query.set('to', key.period.to)
    }
  }
  return `${FORM}${query}`
}

const PATH = /^\/v1\/[\w./%-]+$/

function isPath(text: string | null): text is `/v1/${string}` {
  return text !== null && PATH.test(text) && !text.includes('..')
}

/** Parses the key of a form; null for other keys. */
export function parseFormKey(text: string): FormKey | null {
  if (!text.startsWith(FORM)) return null
  const query = new URLSearchParams(text.slice(FORM.length))
  const [resource, path] = [query.get('resource'), query.get('path')]
  if (resource === null) return null
  if (isPath(path)) return { of: 'stored', resource, path }
  const [from, to, like] = [query.get('from'), query.get('to'), query.get('like')]
  const period = from === null || to === null ? null : { from, to }
  return { of: 'new', resource, parentId: query.get('parent'), like: isPath(like) ? like : null, period }
}
