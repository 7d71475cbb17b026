import { isFields } from '../../base/index.ts'
import type { Violations } from '../../core/errors/index.ts'
import { type ChainElement, type ChainPlace, isTransport } from './chain.ts'

/** The ids of the elements immediately before each. */
export type Predecessors = ReadonlyMap<string, readonly string[]>

/** Returns the ids of the elements immediately before each: as stated, by default the previous element of the list. */
export function predecessorsOf(elements: readonly ChainElement[]): Predecessors {
  return new Map(
    elements.map(({ id, after }, index) => [
      id,
      after ?? elements.slice(Math.max(0, index - 1), index).map((one) => one.id),
    ]),
  )
}

const CODES = ['locode', 'iata', 'uic'] as const

/** The fields that identify a place. */
type PlaceCodes = Pick<ChainPlace, 'city' | 'country' | (typeof CODES)[number]>

function wordOf(text: string): string {
  return text.trim().toLowerCase()
}

/** True for a place that can be compared; other places have no order. */
function isPlace(value: unknown): value is ChainPlace {
  return isFields(value) && typeof value.city === 'string' && typeof value.country === 'string'
}

/** True for the same place: by a code that both state, otherwise by city and country. */
export function isSamePlace(one: PlaceCodes, other: PlaceCodes): boolean {
  for (const code of CODES) {
    const [a, b] = [one[code], other[code]]
    if (typeof a === 'string' && typeof b === 'string') return wordOf(a) === wordOf(b)
  }
  return wordOf(one.city) === wordOf(other.city) && wordOf(one.country) === wordOf(other.country)
}

function startOf(element: ChainElement): readonly [field: string, place: ChainPlace | undefined] {
  return isTransport(element) ? ['origin', element.origin] : ['place', element.place]
}

function elementEnd(element: ChainElement): ChainPlace | undefined {
  return isTransport(element) ? element.destination : element.place
}

function placeName(place: ChainPlace): string {
  const code = CODES.find((field) => typeof place[field] === 'string')
  return `${place.city} (${place.country})${code === undefined ? '' : ` ${place[code]}`}`
}

/** Adds a gap for each element that does not begin where a previous one ended. */
function checkChainPlaces(elements: readonly ChainElement[], before: Predecessors, violations: Violations): void {
  const byId = new Map(elements.map((element) => [element.id, element]))
  for (const [index, element] of elements.entries()) {
    const [field, start] = startOf(element)
    for (const id of before.get(element.id) ?? []) {
      const previous = byId.get(id)
      const end = previous && elementEnd(previous)
      if (!isPlace(start) || !isPlace(end) || isSamePlace(end, start)) continue
      const message = `is ${placeName(start)}, and ${id} ended at ${placeName(end)}: an element between them is missing, or a place is wrong`
      violations.add(`elements[${index}].${field}`, 'chain_gap', { message, expected: placeName(end) })
    }
  }
}

/** Adds missing and duplicate ids, and references to elements that do not exist. */
function checkChainIds(elements: readonly ChainElement[], violations: Violations): void {
  const ids = new Set<unknown>(elements.map(({ id }) => id))
  const seen = new Set<unknown>()
  for (const [index, { id, after }] of elements.entries()) {
    const path = `elements[${index}]`
    const isSeen = seen.has(id)
    seen.add(id)
    if (typeof id !== 'string' || id === '') {
      violations.add(`${path}.id`, 'required', { message: 'is missing; name the element', expected: 'a text' })
    } else if (isSeen) {
      violations.add(`${path}.id`, 'duplicate_item', { message: 'is the id of an earlier element', received: id })
    }
    if (after !== undefined && !Array.isArray(after)) {
      const message = 'must be the list of the previous elements'
      violations.add(`${path}.after`, 'invalid_type', { message, expected: 'a list of ids', received: after })
      continue
    }
    for (const [position, previous] of (after ?? []).entries()) {
      if (previous !== id && ids.has(previous)) continue
      const message =
        previous === id ? 'is the element itself' : 'is not an element of the chain; name the previous one'
      violations.add(`${path}.after[${position}]`, 'chain_gap', { message, received: previous })
    }
  }
}

/** Returns the ids of the elements immediately after each. */
function followersOf(before: Predecessors): ReadonlyMap<string, readonly string[]> {
  const followers = new Map<string, string[]>([...before.keys()].map((id) => [id, []]))
  for (const [id, previous] of before) for (const one of new Set(previous)) followers.get(one)?.push(id)
  return followers
}

/** Finds elements that lead back to no start of the chain, because they form a cycle. */
export function findCircular(before: Predecessors): readonly string[] {
  const followers = followersOf(before)
  const open = new Map([...before].map(([id, previous]) => [id, new Set(previous).size]))
  const done = [...open].flatMap(([id, count]) => (count === 0 ? [id] : []))
  // grows while it is read
  for (const id of done) {
    for (const next of followers.get(id) ?? []) {
      const count = (open.get(next) ?? 0) - 1
      open.set(next, count)
      if (count === 0) done.push(next)
    }
  }
  const reached = new Set(done)
  return [...before.keys()].filter((id) => !reached.has(id))
}

/** Finds elements that are not connected to the first one. */
export function findSeparateElements(before: Predecessors): readonly string[] {
  const followers = followersOf(before)
  const reached = new Set([...before.keys()].slice(0, 1))
  // grows while it is read
  for (const id of reached) {
    for (const next of [...(before.get(id) ?? []), ...(followers.get(id) ?? [])]) reached.add(next)
  }
  return [...before.keys()].filter((id) => !reached.has(id))
}

/**
 * Adds all reasons why elements do not form a chain: missing, duplicate and unknown ids, cycles, unconnected elements,
 * and places that do not meet (`required`, `duplicate_item`, `chain_gap`).
 */
export function checkChainOrder(elements: readonly ChainElement[], violations: Violations): void {
  const known = violations.list.length
  checkChainIds(elements, violations)
  if (violations.list.length > known) return
  const before = predecessorsOf(elements)
  const positions = new Map(elements.map(({ id }, index) => [id, index]))
  for (const id of findCircular(before)) {
    const message = 'leads back to the element itself; the first element of a chain has no previous one'
    violations.add(`elements[${positions.get(id)}].after`, 'chain_gap', {
      message,
      received: before.get(id)?.join(', '),
    })
  }
  for (const id of findSeparateElements(before)) {
    const message = 'is not connected to the first element; name the previous elements, or make it a separate chain'
    violations.add(`elements[${positions.get(id)}].after`, 'chain_gap', { message })
  }
  checkChainPlaces(elements, before, violations)
}
