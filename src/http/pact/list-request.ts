import { fail } from '../../core/errors/index.ts'
import {
  FILTER_FIELDS,
  type FootprintFilter,
  type FootprintQuery,
  readFilter,
} from '../../standards/pact/exchange/index.ts'
import { decodePart, queryPairs } from '../read-query.ts'
import type { TextSigner } from './signed-text.ts'

/** The most footprints of a page, and the default, because each footprint may carry long traces. */
const LIMIT_MAX = 100

/** A requested list, and the text that binds the links of its pages to it. */
export interface ListRequest extends FootprintQuery {
  /** The limit as requested; null: no limit. */
  readonly requestedLimit: number | null
}

const PARAMETERS: ReadonlyMap<string, string> = new Map(
  [...Object.keys(FILTER_FIELDS), 'limit', 'cursor'].map((name) => [name.toLowerCase(), name]),
)

/** A UTC offset whose plus sign was sent unescaped, so that it reads as a blank. */
const BLANK_OFFSET = /(:\d{2}(?:\.\d+)?) (\d{2}:?\d{2})$/

/**
 * Reads the values of each parameter. Names may have any case, because the specification varies it. Throws
 * `query_invalid`.
 */
function readValues(search: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [given, raw] of queryPairs(search)) {
    const name = PARAMETERS.get(given.toLowerCase())
    if (name === undefined) {
      const expected = [...PARAMETERS.values()].join(', ')
      fail(given, 'query_invalid', { message: `is not a criterion of this host; use ${expected}`, expected })
    }
    const value = decodePart(raw)
    // an empty criterion does not count
    if (value === '') continue
    const others = values.get(name)
    if (others === undefined) values.set(name, [value])
    else others.push(value)
  }
  return values
}

/** Reads the only value of a parameter; null if it is missing. Throws `query_invalid`. */
function onlyValue(values: Map<string, string[]>, name: string): string | null {
  const [value = null, another] = values.get(name) ?? []
  return another === undefined ? value : fail(name, 'query_invalid', 'occurs twice in the query; send it once')
}

function readLimit(text: string | null): number | null {
  if (text === null) return null
  const limit = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return limit > 0
    ? limit
    : fail('limit', 'query_invalid', { message: 'must be a whole number from 1', received: text })
}

function parseFilter(values: Map<string, string[]>): FootprintFilter {
  const fields = [...values].map(([name, texts]): readonly [string, unknown] => {
    return [name, name.startsWith('valid') ? onlyValue(values, name)?.replace(BLANK_OFFSET, '$1+$2') : texts]
  })
  return readFilter(Object.fromEntries(fields))
}

/** Cursors are valid only for the recipient and the filter that they were made for. */
function purposeOf(recipient: string, filter: FootprintFilter): string {
  return `page ${JSON.stringify([recipient, filter])}`
}

/** Reads a requested list. Throws `query_invalid`, also for the cursor of another list, and `invalid_date`. */
export function readListRequest(search: string, recipient: string, signer: TextSigner): ListRequest {
  const values = readValues(search)
  const filter = parseFilter(values)
  const requestedLimit = readLimit(onlyValue(values, 'limit'))
  const cursor = onlyValue(values, 'cursor')
  const after = cursor === null ? null : signer.read(purposeOf(recipient, filter), cursor)
  if (cursor !== null && after === null)
    fail('cursor', 'query_invalid', 'belongs to another list; follow the link of a page')
  return { filter, limit: Math.min(requestedLimit ?? LIMIT_MAX, LIMIT_MAX), requestedLimit, after }
}

/** Makes the query of the next page. */
export function nextQuery(
  { filter, requestedLimit }: ListRequest,
  { recipient, next, signer }: { readonly recipient: string; readonly next: string; readonly signer: TextSigner },
): string {
  const criteria = Object.entries(filter).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  )
  const limit = requestedLimit === null ? [] : [['limit', String(requestedLimit)] as const]
  const cursor = ['cursor', signer.sign(purposeOf(recipient, filter), next)] as const
  return [...criteria, ...limit, cursor].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}
