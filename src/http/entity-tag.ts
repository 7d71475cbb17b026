import { fail } from '../core/errors/index.ts'

const TAGS_MAX = 32
/** The characters of an entity tag: visible or non-ASCII, without quotation marks. */
const TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\uffff]*)"$/
/** A tag of this interface: '3', or '3-' and the hash of the body. */
const OWN = /^([1-9]\d{0,15})(?:-[0-9a-z]+)?$/

/** Hashes a text to 53 bits, equal in every process. */
function markOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return ((low & 0x1fffff) * 0x100000000 + (high >>> 0)).toString(36)
}

/**
 * Makes the strong entity tag of a record: its version and a hash of the body, because totals change without the
 * version.
 */
export function entityTag(version: number, body: string): string {
  return `"${version}-${markOf(body)}"`
}

/** The tags in a header; '*': any. */
export type EntityTags = '*' | readonly { readonly isWeak: boolean; readonly tag: string }[]

/**
 * Makes the entity tag of a record that was just written: only its version, which is sufficient for a conditional
 * update.
 */
export function versionTag(version: number): string {
  return `"${version}"`
}

/** Parses the tags of a header. Throws `header_invalid`. */
export function entityTags(header: string, name: string): EntityTags {
  if (header.trim() === '*') return '*'
  const parts = header.split(',', TAGS_MAX + 1)
  return parts.map((part) => {
    const match = parts.length > TAGS_MAX ? null : TAG.exec(part.trim())
    if (match === null) return fail(name, 'header_invalid', 'must be * or a list of entity tags such as "3-1x2y3z"')
    return { isWeak: match[1] !== undefined, tag: match[2] ?? '' }
  })
}

/**
 * Reads the versions that If-Match accepts; null: any. Only the version in a tag counts, so that a changed total does
 * not fail the condition. Weak and foreign tags match no version.
 */
export function versionsOf(tags: EntityTags): readonly number[] | null {
  if (tags === '*') return null
  const versions = tags.map(({ isWeak, tag }) => (isWeak ? Number.NaN : Number(OWN.exec(tag)?.[1])))
  return [...new Set(versions.filter(Number.isSafeInteger))]
}

/** True if the tags of If-None-Match include the tag of the response, weak or strong. */
export function isAmong(tags: EntityTags, etag: string): boolean {
  return tags === '*' || tags.some(({ tag }) => `"${tag}"` === etag)
}
