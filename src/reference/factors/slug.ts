import { lazyPattern } from '../../base/index.ts'

const marks = lazyPattern('\\p{Mark}', 'gu')

/** The parts of names that the tables repeat from row to row. */
const slugs = new Map<string, string>()
const SLUGS_MAX = 5000

function makeSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/\+/g, 'plus')
    .replace(/%/g, 'pct')
    .replace(/>=/g, 'from-')
    .replace(/>/g, 'over-')
    .replace(/</g, 'under-')
    .replace(/≤/g, 'up-to-')
    .normalize('NFKD')
    .replace(marks(), '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * A name in a key: lower case, '-' between words, '+' 'plus', '%' 'pct', '>' 'over-', '>=' 'from-', '<' 'under-', '≤'
 * 'up-to-'.
 */
export function slugOf(name: string): string {
  const known = slugs.get(name)
  if (known !== undefined) return known
  if (slugs.size === SLUGS_MAX) slugs.clear()
  const slug = makeSlug(name)
  slugs.set(name, slug)
  return slug
}

/**
 * Returns the key of a row without its edition: parts of a name, and unit; a part that repeats the previous one is
 * omitted.
 */
export function keyPathOf(parts: readonly string[], unit: string): string {
  const slugs = [...parts, unit].map(slugOf).filter((slug, index, all) => slug !== '' && slug !== all[index - 1])
  return slugs.join('/')
}

/** Builds a key of edition, parts of a name, and unit. */
export function buildFactorKey(edition: string, parts: readonly string[], unit: string): string {
  return `${edition}/${keyPathOf(parts, unit)}`
}
