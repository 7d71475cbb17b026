/** A city as the table lists it, with further names. */
export interface OtherNames {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly others: readonly string[]
}

/** Parses lines of further names: listed name | country | names separated by semicolons. */
export function otherNamesOf(lines: string): readonly OtherNames[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', country = '', others = ''] = line.split('|')
      return { name, country, others: others.split(';') }
    })
}
