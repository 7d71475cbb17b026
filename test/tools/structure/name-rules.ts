import type { DeclaredFunction } from './sources.ts'

const PREPOSITIONS = new Set(
  `about above across after against along among around as at before behind below beneath beside besides between beyond by
   down for from in inside into like near off on onto out outside over past per since than through till to toward under
   until up upon with within without`.split(/\s+/),
)

const IRREGULAR_PARTICIPLES = new Set(
  `begun bent bought bound broken brought built chosen done drawn driven fallen felt forgotten found given gone grown held
   kept known laid left lent lost made meant met paid proven risen said seen sent shown sold spelt spent spoken
   stood taken taught thought told understood withheld worn written`.split(/\s+/),
)
/** Words that end in -ed and are no participles. */
const VERBS_IN_ED = new Set([
  'bed',
  'bleed',
  'embed',
  'exceed',
  'feed',
  'need',
  'proceed',
  'seed',
  'shed',
  'speed',
  'succeed',
])
/** A name that begins so is a claim: `isLocked`, `wasFound`. */
const CLAIM = /^(?:is|are|was|were|has|have|can|may|must|should|does|needs)[A-Z]/

/** Finds the functions that break a rule of names; each rule counts by folder, and its count may only fall. */
export type NameRule = (functions: readonly DeclaredFunction[]) => readonly DeclaredFunction[]

const lastWord = (name: string) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).at(-1)?.toLowerCase() ?? ''

const isParticiple = (word: string) =>
  IRREGULAR_PARTICIPLES.has(word) || (/[a-z]{2}ed$/.test(word) && !VERBS_IN_ED.has(word))

/** The rules of names, by what breaks them. */
export const NAME_RULES: Readonly<Record<string, NameRule>> = {
  'declared in two files of a folder': (functions) => {
    const paths = new Map<string, Set<string>>()
    const keyOf = ({ folder, name }: DeclaredFunction) => `${folder}/${name}`
    for (const one of functions) paths.set(keyOf(one), (paths.get(keyOf(one)) ?? new Set()).add(one.path))
    return functions.filter((one) => (paths.get(keyOf(one))?.size ?? 0) > 1)
  },
  'ending in a preposition': (functions) => functions.filter(({ name }) => PREPOSITIONS.has(lastWord(name))),
  'a participle': (functions) => functions.filter(({ name }) => !CLAIM.test(name) && isParticiple(lastWord(name))),
}

/** How often a rule is broken in each folder of `src/`. */
export type CountsByFolder = Readonly<Record<string, number>>

/** Counts the breaches of each rule by folder, without folders that have none. */
export function countBreaches(functions: readonly DeclaredFunction[]): Readonly<Record<string, CountsByFolder>> {
  const counted = Object.entries(NAME_RULES).map(([rule, find]) => {
    const counts = new Map<string, number>()
    for (const { folder } of find(functions)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    return [rule, Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))] as const
  })
  return Object.fromEntries(counted)
}
