import { readFileSync } from 'node:fs'

/** A reason why a forged value cannot be told from a true one, and where that is so. */
export interface Unknowable {
  readonly reason: string
  /** Places; an asterisk stands for any text. */
  readonly places: readonly string[]
  /** Accepted with the head that somebody stored too; else only without one. */
  readonly even?: 'with a head'
}

function read(name: string): readonly Unknowable[] {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}

/**
 * What a forger who reseals everything can change of a bundle that is held to the published factors, and why that cannot be
 * known from it: the leaves of its lines. Any leaf that is not here is refused.
 */
export const UNKNOWABLE: readonly Unknowable[] = read('./unknowable.json')

/** The same of calculations: leaves of a trace that is changed in the log and in all totals alike. */
export const UNKNOWABLE_IN_TRACES: readonly Unknowable[] = read('./unknowable-in-traces.json')

function patternOf(place: string): RegExp {
  const text = place.replaceAll(/[.[\]]/g, (mark) => `\\${mark}`).replaceAll('*', '.*')
  return new RegExp(`^${text}$`)
}

/** Finds the entry of a list that a place belongs to. */
export function finderIn(list: readonly Unknowable[]): (place: string) => Unknowable | undefined {
  const patterns = list.map((entry) => [entry, entry.places.map(patternOf)] as const)
  return (place) => patterns.find(([, all]) => all.some((one) => one.test(place)))?.[0]
}

/** The entries and patterns of a list that no place of some belongs to. */
export function idlePatterns(list: readonly Unknowable[], places: Iterable<string>): readonly string[] {
  const all = [...places]
  return list.flatMap(({ places: patterns }) =>
    patterns.filter((one) => !all.some((place) => patternOf(one).test(place))),
  )
}
