import { canonicalText, type Field, type Plain } from '../../../verify/document/index.ts'
import { findCircular, findUnconnected, isSamePlace } from '../chain-order.ts'
import type { IleapChainElement, IleapLocation, IleapShipmentFootprint } from '../ileap/ileap-data.ts'

function locationText({ city, country }: IleapLocation): string {
  return `${city} (${country})`
}

/** Adds elements that do not start where a previous one ended, and hubs that move goods. */
function checkPlaces(tces: readonly IleapChainElement[], field: Field): void {
  const byId = new Map(tces.map((tce) => [tce.tceId, tce]))
  for (const [index, { hocId, origin, destination, prevTceIds = [] }] of tces.entries()) {
    const place = field.in(index)
    if (hocId !== undefined) {
      const [from, to] = [origin, destination].map((one) => canonicalText((one ?? null) as Plain))
      place.in('destination').expect('is not the place of the hub', from, to)
    }
    for (const id of prevTceIds) {
      const end = byId.get(id)?.destination
      if (end === undefined || origin === undefined || isSamePlace(end, origin)) continue
      place.in('origin').differs(`is not where an element before it ended`, locationText(end), locationText(origin))
    }
  }
}

/** Adds duplicate ids, elements of another shipment, and references to elements that do not exist. */
function checkIds({ shipmentId, tces }: IleapShipmentFootprint, field: Field): void {
  const ids = new Set(tces.map(({ tceId }) => tceId))
  const seen = new Set<string>()
  for (const [index, tce] of tces.entries()) {
    const place = field.in(index)
    place.in('shipmentId').expect('is of another shipment', shipmentId, tce.shipmentId)
    if (seen.has(tce.tceId)) place.in('tceId').differs('stands twice', 'one element', tce.tceId)
    seen.add(tce.tceId)
    for (const id of tce.prevTceIds ?? []) {
      if (!ids.has(id)) place.in('prevTceIds').differs('names no element of the shipment', 'the id of an element', id)
    }
  }
}

/**
 * Adds all reasons why the elements are not a chain: ids, references, cycles, unconnected elements, and places that do
 * not meet.
 */
export function checkElementOrder(footprint: IleapShipmentFootprint, field: Field): void {
  const { tces } = footprint
  const before = field.findings.count
  checkIds(footprint, field)
  if (field.findings.count > before) return
  const previous = new Map(tces.map(({ tceId, prevTceIds = [] }) => [tceId, prevTceIds]))
  const positions = new Map(tces.map(({ tceId }, index) => [tceId, index]))
  const problems = [
    { ids: findCircular(previous), message: 'lead back to the element itself', expected: 'a chain with a start' },
    { ids: findUnconnected(previous), message: 'do not connect it with the first element', expected: 'one chain' },
  ]
  for (const { ids, message, expected } of problems) {
    for (const id of ids) field.in(positions.get(id) ?? 0, 'prevTceIds').differs(message, expected, id)
  }
  checkPlaces(tces, field)
}
