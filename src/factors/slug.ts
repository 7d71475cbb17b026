/**
 * A name in a key: lower case, '-' between words, '+' 'plus', '%' 'pct', '>' 'over-', '>=' 'from-', '<' 'under-', '≤'
 * 'up-to-'.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\+/g, 'plus')
    .replace(/%/g, 'pct')
    .replace(/>=/g, 'from-')
    .replace(/>/g, 'over-')
    .replace(/</g, 'under-')
    .replace(/≤/g, 'up-to-')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The key of a row without its edition: parts of a name, and unit; a part that repeats the previous one is omitted. */
export function keyPathOf(parts: readonly string[], unit: string): string {
  const slugs = [...parts, unit].map(slugOf).filter((slug, index, all) => slug !== '' && slug !== all[index - 1])
  return slugs.join('/')
}

/** Builds a key of edition, parts of a name, and unit. */
export function keyOf(edition: string, parts: readonly string[], unit: string): string {
  return `${edition}/${keyPathOf(parts, unit)}`
}
