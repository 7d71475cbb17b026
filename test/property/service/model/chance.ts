import type { Random } from '../../../oracle/random.ts'

/** A quantity as clients send it: digits as a string or a number, few or many, now and then nothing or a credit. */
export function anyQuantity(random: Random, { isSigned }: { readonly isSigned: boolean }): string {
  const digits = random.one([1, 2, 4, 7, 12, 19])
  const whole = Array.from({ length: digits }, () => random.whole(0, 9)).join('')
  const places = random.whole(0, Math.min(digits, 8))
  const text = places === 0 ? whole : `${whole.slice(0, digits - places) || '0'}.${whole.slice(digits - places)}`
  const plain = text.replace(/^0+(?=\d)/, '').slice(0, 15)
  return isSigned && random.unit() < 0.1 ? `-${plain}` : plain
}

/** Half of the time a number where it means the same, so that both ways in are used. */
export function sent(random: Random, digits: string): string | number {
  return random.unit() < 0.5 && digits.replace(/\D/g, '').length <= 15 ? Number(digits) : digits
}

/** One of a collection; undefined where it is empty. */
export function any<T>(random: Random, all: Iterable<T>): T | undefined {
  const list = [...all]
  return list.length === 0 ? undefined : random.one(list)
}

/** A period of 2024 or 2025, and the year that holds it. */
export function anyPeriod(random: Random): { readonly year: string; readonly start: string; readonly end: string } {
  const year = random.one(['2024', '2025'])
  const month = String(random.whole(1, 11)).padStart(2, '0')
  return { year, start: `${year}-${month}-01T00:00:00.000Z`, end: `${year}-${month}-28T00:00:00.000Z` }
}

/** How a change is made: at times for a version that it must be of, which now and then it is not. */
export function anyVersion(random: Random, version: number) {
  const chance = random.unit()
  if (chance > 0.12) return { options: {}, outdated: [] }
  const isOutdated = chance < 0.04
  const outdated = isOutdated ? ['if-match precondition_failed'] : []
  return { options: { ifVersion: isOutdated ? version + 1 : version }, outdated }
}

/** What is sent of some fields: each with the chance, and now and then nothing at all. */
export function some<Fields extends object>(random: Random, fields: Fields, chance = 0.5): Partial<Fields> {
  if (random.unit() < 0.05) return {}
  return Object.fromEntries(Object.entries(fields).filter(() => random.unit() < chance)) as Partial<Fields>
}

/** True where nothing is sent, which must change nothing. */
export function isEmpty(sent: object): boolean {
  return Object.keys(sent).length === 0
}
