import { fail } from '../errors/index.ts'

const TAGS_MAX = 32
/** The letters of an entity tag: visible, beyond ASCII as well, and no quotation mark. */
const TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\uffff]*)"$/
/** Our own: '3', or '3-' and the hash of the body. */
const OWN = /^([1-9]\d{0,15})(?:-[0-9a-z]+)?$/

/** A mark of a text, in 53 bits; the same text gives the same one in every process. */
function markOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return ((low & 0x1fffff) * 0x100000000 + (high >>> 0)).toString(36)
}

/**
 * The strong entity tag of a single record as it is shown: its version, and a mark of the whole, since totals change
 * without the version.
 */
export function entityTag(version: number, body: string): string {
  return `"${version}-${markOf(body)}"`
}

/** The tags that a header names; '*': every one. */
export type EntityTags = '*' | readonly { readonly isWeak: boolean; readonly tag: string }[]

/** The entity tag of a record that was just written: its version alone, which a change may be made of. */
export function versionTag(version: number): string {
  return `"${version}"`
}

/** The tags of a header of this name. Throws `header_invalid`. */
export function entityTags(header: string, name: string): EntityTags {
  if (header.trim() === '*') return '*'
  const parts = header.split(',', TAGS_MAX + 1)
  return parts.map((part) => {
    const match = parts.length > TAGS_MAX ? null : TAG.exec(part.trim())
    if (match === null) return fail(name, 'header_invalid', 'is no list of entity tags, like "3-1x2y3z", nor *')
    return { isWeak: match[1] !== undefined, tag: match[2] as string }
  })
}

/**
 * The versions that a change may be made of, by the tags of If-Match; null: of any. A tag of ours names a version, so
 * that a change passes though a total has moved; a weak tag, and one that is not ours, name none.
 */
export function versionsOf(tags: EntityTags): readonly number[] | null {
  if (tags === '*') return null
  const versions = tags.map(({ isWeak, tag }) => (isWeak ? Number.NaN : Number(OWN.exec(tag)?.[1])))
  return [...new Set(versions.filter(Number.isSafeInteger))]
}

/** True where the tags of If-None-Match hold that of the answer, weak or strong. */
export function isAmong(tags: EntityTags, etag: string): boolean {
  return tags === '*' || tags.some(({ tag }) => `"${tag}"` === etag)
}
