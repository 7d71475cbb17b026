import { readFields } from '../../documents/index.ts'
import type { IleapShipmentFootprint } from './ileap-data.ts'
import { SHIPMENT_FIELDS } from './ileap-fields.ts'

/**
 * Reads a received shipment footprint of iLEAP 1.0, with unchanged digits. Throws `required`, `chain_invalid` for an
 * element with both categories or none, `invalid_type`, `invalid_choice`, `duplicate_item`, the codes of numbers and
 * dates, all at once.
 *
 * @example
 * ```ts
 * import { readShipmentFootprint } from 'tonne/transport'
 * const tce = { tceId: 'a', tocId: 'lorry', shipmentId: '7', mass: '87', distance: { actual: '321' }, transportActivity: '27.927', co2eWTW: '4.74759', co2eTTW: '4.272831' }
 * readShipmentFootprint({ mass: '87', shipmentId: '7', tces: [tce] }).tces[0]?.co2eWTW // => '4.74759'
 * readShipmentFootprint({ mass: '87', shipmentId: '7', tces: [{ ...tce, hocId: 'hub' }] }) // throws chain_invalid
 * ```
 */
export function readShipmentFootprint(footprint: unknown): IleapShipmentFootprint {
  return readFields(SHIPMENT_FIELDS, footprint)
}
