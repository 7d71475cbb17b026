import { isFields, type Violations } from '../errors/index.ts'
import { type ChainElement, type ChainPlace, isTransport } from './chain.ts'

/** The ids of the elements immediately before each. */
export type Predecessors = ReadonlyMap<string, readonly string[]>

/** The elements immediately before each: as stated, else the one before it in the list. */
export function predecessorsOf(elements: readonly ChainElement[]): Predecessors {
  return new Map(
    elements.map(({ id, after }, index) => [
      id,
      after ?? elements.slice(Math.max(0, index - 1), index).map((one) => one.id),
    ]),
  )
}

const CODES = ['locode', 'iata', 'uic'] as const

function wordOf(text: string): string {
  return text.trim().toLowerCase()
}

/** True for a place that can be compared; others are none of the order. */
function isPlace(value: unknown): value is ChainPlace {
  return isFields(value) && typeof value.city === 'string' && typeof value.country === 'string'
}

/** True for one place: by a code that both state, else by city and country. */
function isSamePlace(one: ChainPlace, other: ChainPlace): boolean {
  for (const code of CODES) {
    const [a, b] = [one[code], other[code]]
    if (typeof a === 'string' && typeof b === 'string') return wordOf(a) === wordOf(b)
  }
  return wordOf(one.city) === wordOf(other.city) && wordOf(one.country) === wordOf(other.country)
}

function startOf(element: ChainElement): readonly [field: string, place: ChainPlace | undefined] {
  return isTransport(element) ? ['origin', element.origin] : ['place', element.place]
}

function endOf(element: ChainElement): ChainPlace | undefined {
  return isTransport(element) ? element.destination : element.place
}

function nameOf(place: ChainPlace): string {
  const code = CODES.find((field) => typeof place[field] === 'string')
  return `${place.city} (${place.country})${code === undefined ? '' : ` ${place[code]}`}`
}

/** Adds a gap where an element does not begin at the place at which one before it ended. */
function checkPlaces(elements: readonly ChainElement[], before: Predecessors, violations: Violations): void {
  const byId = new Map(elements.map((element) => [element.id, element]))
  for (const [index, element] of elements.entries()) {
    const [field, start] = startOf(element)
    for (const id of before.get(element.id) ?? []) {
      const previous = byId.get(id)
      const end = previous && endOf(previous)
      if (!isPlace(start) || !isPlace(end) || isSamePlace(end, start)) continue
      const message = `is ${nameOf(start)}, and ${id} ended at ${nameOf(end)}: an element between them is missing, or a place is wrong`
      violations.add(`elements[${index}].${field}`, 'chain_gap', { message, expected: nameOf(end) })
    }
  }
}

/** Adds ids that are missing or stand twice, and references to elements that are none. */
function checkIds(elements: readonly ChainElement[], violations: Violations): void {
  const ids = elements.map(({ id }) => id)
  for (const [index, { id, after }] of elements.entries()) {
    const path = `elements[${index}]`
    if (typeof id !== 'string' || id === '') {
      violations.add(`${path}.id`, 'required', { message: 'is missing; name the element', expected: 'a text' })
    } else if (ids.indexOf(id) < index) {
      violations.add(`${path}.id`, 'duplicate_item', { message: 'is the id of an element before it', received: id })
    }
    if (after !== undefined && !Array.isArray(after)) {
      const message = 'must be the list of the elements before'
      violations.add(`${path}.after`, 'invalid_type', { message, expected: 'a list of ids', received: after })
      continue
    }
    for (const [position, previous] of (after ?? []).entries()) {
      if (previous !== id && ids.includes(previous)) continue
      const message = previous === id ? 'is the element itself' : 'is no element of the chain; name the one before'
      violations.add(`${path}.after[${position}]`, 'chain_gap', { message, received: previous })
    }
  }
}

/** Ids of elements from which no start of the chain is reached, because they follow one another in a circle. */
function circular(before: Predecessors): readonly string[] {
  const done = new Set<string>()
  for (let size = -1; size < done.size; ) {
    size = done.size
    for (const [id, previous] of before) if (previous.every((one) => done.has(one))) done.add(id)
  }
  return [...before.keys()].filter((id) => !done.has(id))
}

/** Ids that hang together with the first one. */
function connected(before: Predecessors): ReadonlySet<string> {
  const [first = ''] = before.keys()
  const reached = new Set([first])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const [id, previous] of before) {
      const group = [id, ...previous]
      if (group.some((one) => reached.has(one))) for (const one of group) reached.add(one)
    }
  }
  return reached
}

/**
 * Adds everything by which elements are no chain: ids that are missing, stand twice or name no element, circles, elements
 * that hang together with no other, and places that do not meet (`required`, `duplicate_item`, `chain_gap`).
 */
export function checkOrder(elements: readonly ChainElement[], violations: Violations): void {
  const known = violations.list.length
  checkIds(elements, violations)
  if (violations.list.length > known) return
  const before = predecessorsOf(elements)
  const ids = elements.map(({ id }) => id)
  for (const id of circular(before)) {
    const message = 'leads back to the element itself; the first element of a chain has none before it'
    violations.add(`elements[${ids.indexOf(id)}].after`, 'chain_gap', { message, received: before.get(id)?.join(', ') })
  }
  const reached = connected(before)
  for (const id of ids.filter((one) => !reached.has(one))) {
    const message =
      'does not hang together with the first element; name the elements before, or make it a chain of its own'
    violations.add(`elements[${ids.indexOf(id)}].after`, 'chain_gap', { message })
  }
  checkPlaces(elements, before, violations)
}
