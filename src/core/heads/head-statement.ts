import { isFields } from '../../base/index.ts'
import { fail } from '../errors/index.ts'
import { splitJws } from './jws.ts'

/** A line of a log: its number, and its digest, which covers every line before it. */
export interface HeadPosition {
  /** 0 for the head of an empty log. */
  readonly sequence: number
  /** SHA-256 in hex. */
  readonly digest: string
}

/** The head of a company's log at a time. */
export interface Head extends HeadPosition {
  readonly companyId: number
  /** When the head was signed, as the signer says: a UTC timestamp like '2025-06-01T08:00:00.000Z'. */
  readonly time: string
}

/** A statement about a head, as its signature confirms it. */
export interface HeadStatement extends Head {
  /** `signer`: the log has this head. `witness`: the log has it, and extends the one that was witnessed before. */
  readonly role: 'signer' | 'witness'
  /** The head that a witness confirmed before this one; null for its first, and for a signer. */
  readonly previous: HeadPosition | null
}

/** A signed statement that is in its exact form, and the thumbprint of the key that it names. */
export interface ParsedHead extends HeadStatement {
  /** Thumbprint (RFC 7638) of the public key. */
  readonly keyId: string
}

const TYPES = { signer: 'tonne-head+jws', witness: 'tonne-head-witness+jws' } as const
const FORMATS = { signer: 'tonne-head/1', witness: 'tonne-head-witness/1' } as const
const NEWER_FORMAT = /^tonne-head(?:-witness)?\/(?:[2-9]|[1-9]\d{1,8})$/
/** The longest signed head in characters; one of a witness has about 640. */
const LENGTH_MAX = 4096

/** Prints the protected header in the order of RFC 8785. */
export function headerText({ role, keyId }: Pick<ParsedHead, 'role' | 'keyId'>): string {
  return JSON.stringify({ alg: 'EdDSA', kid: keyId, typ: TYPES[role] })
}

/** Prints the payload in the order of RFC 8785. */
export function payloadText({ companyId, digest, previous, role, sequence, time }: HeadStatement): string {
  const format = FORMATS[role]
  if (role === 'signer') return JSON.stringify({ companyId, digest, format, sequence, time })
  const before = previous === null ? null : { digest: previous.digest, sequence: previous.sequence }
  return JSON.stringify({ companyId, digest, format, previous: before, sequence, time })
}

function isPosition(value: unknown): value is HeadPosition {
  if (!isFields(value)) return false
  const { sequence, digest } = value
  const isSequence = Number.isSafeInteger(sequence) && Number(sequence) >= 0
  return isSequence && typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest)
}

function isTime(time: unknown): time is string {
  if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time)) return false
  const ms = Date.parse(time)
  // the calendar must have the date
  return !Number.isNaN(ms) && new Date(ms).toISOString() === time
}

function isHead(value: unknown): value is Head {
  if (!isFields(value)) return false
  const { companyId, time } = value
  return isPosition(value) && Number.isSafeInteger(companyId) && Number(companyId) > 0 && isTime(time)
}

/** Throws `head_malformed` unless each member of a head has its form. */
export function checkHead(head: unknown, path: string): void {
  if (isHead(head)) return
  fail(path, 'head_malformed', {
    message:
      'must have companyId, sequence, digest and time: what company.audit.head() returned, with the company and a time like 2025-06-01T08:00:00.000Z',
    expected: '{ companyId, sequence, digest, time }',
    received: head,
  })
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}

/** Reads the statement of a payload; undefined if a member has another form. */
function readStatement(payload: string, path: string): HeadStatement | undefined {
  const fields = parseJson(payload)
  const { format, previous = null } = fields
  if (typeof format === 'string' && NEWER_FORMAT.test(format)) {
    const message = 'is newer than this version of tonne can verify; it may be right: update tonne and verify again'
    fail(path, 'format_newer', { message, expected: Object.values(FORMATS).join(' or '), received: format })
  }
  if (!isHead(fields) || (previous !== null && !isPosition(previous))) return undefined
  const { companyId, sequence, digest, time } = fields
  const head = { companyId, sequence, digest, time }
  if (format === FORMATS.signer) return { ...head, role: 'signer', previous: null }
  return format === FORMATS.witness ? { ...head, role: 'witness', previous } : undefined
}

function failForm(path: string, problem: string): never {
  const message = `${problem}; pass the text exactly as it was signed, without spaces or line ends`
  return fail(path, 'head_malformed', { message, expected: 'a compact JWS of a head' })
}

/**
 * Reads a signed head without checking its signature. Only the exact text is accepted that signing the same statement
 * makes, so that two texts never say the same. Throws `head_malformed`, and `format_newer` for a later format.
 */
export function parseHead(
  text: unknown,
  path: string,
): ParsedHead & { readonly jws: ReturnType<typeof splitJws> & {} } {
  if (typeof text !== 'string') return failForm(path, 'is not text')
  if (text.length > LENGTH_MAX) return failForm(path, `has more than ${LENGTH_MAX} characters`)
  const jws = splitJws(text)
  if (jws === undefined) return failForm(path, 'is not three parts of base64url, joined by points')
  const statement = readStatement(jws.payload, path)
  const { kid } = parseJson(jws.header)
  if (statement === undefined || typeof kid !== 'string') return failForm(path, 'is not a head of a log')
  const parsed = { ...statement, keyId: kid }
  if (headerText(parsed) !== jws.header) return failForm(path, 'has another header than signed heads')
  if (payloadText(parsed) !== jws.payload) return failForm(path, 'is not the canonical JSON (RFC 8785) of a head')
  return { ...parsed, jws }
}
