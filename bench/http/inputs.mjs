import { findFactor } from '../../dist/factors/index.js'

const DIESEL = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
/** The built-in kind "Fuel burnt at sites". */
const KIND = '66bb7108-a521-58e8-9e80-82e10b55da4a'
const UNIT = { id: 13, name: 'Liter', short_name: 'l', multiplier: 1, parent_id: null, typeUnit: 'VOLUME' }
const YEAR = Date.UTC(2025, 0, 1)
const HOUR = 3_600_000

/** Deliveries of diesel as they come: fifty an hour, some of them reported up to a week late. */
export function fuelInput(index) {
  const start = YEAR + Math.floor(index / 50) * HOUR - (index % 7) * 24 * HOUR
  const value = 1000 + (index % 1000) / 100
  return {
    files: [],
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 720 * HOUR).toISOString(),
    unitId: 13,
    value,
    emissionFactorId: DIESEL.id,
    comment: 'delivery',
    emissionId: `aaaaaaaa-aaaa-4aaa-8aaa-${index.toString(16).padStart(12, '0')}`,
    totalEmission: Math.round(value * 257.082) / 100,
    emissionKindId: KIND,
    unit: UNIT,
  }
}

export function siteInput() {
  const address = { address: 'Leeds', coordinates: { lat: 53.79, lng: -1.53 } }
  return { name: 'Works', address, area: 100, unit: 'M2', countryId: 826 }
}
