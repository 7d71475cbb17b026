/** A publisher's unit as a built-in unit. */
interface ActivityUnit {
  /** Symbol of a built-in unit. */
  readonly unit: string
  readonly heatingValue?: 'gross' | 'net'
}

/** The units in the publishers' spelling. Standard cubic feet imply a state of the gas and do not convert to m3. */
const ACTIVITY_UNITS: Readonly<Record<string, ActivityUnit>> = {
  kWh: { unit: 'kWh' },
  'kWh (Gross CV)': { unit: 'kWh', heatingValue: 'gross' },
  'kWh (Net CV)': { unit: 'kWh', heatingValue: 'net' },
  MWh: { unit: 'MWh' },
  GJ: { unit: 'GJ' },
  mmBtu: { unit: 'mmbtu' },
  'mmBtu (HHV)': { unit: 'mmbtu', heatingValue: 'gross' },
  litres: { unit: 'l' },
  'cubic metres': { unit: 'm3' },
  'million litres': { unit: 'million l' },
  'US gallon': { unit: 'US gal' },
  scf: { unit: 'scf' },
  kg: { unit: 'kg' },
  tonnes: { unit: 't' },
  'short ton': { unit: 'short ton' },
  km: { unit: 'km' },
  miles: { unit: 'mi' },
  'vehicle-mile': { unit: 'mi' },
  'passenger.km': { unit: 'passenger·km' },
  'passenger-mile': { unit: 'passenger·mi' },
  'tonne.km': { unit: 't·km' },
  'short ton-mile': { unit: 'short ton·mi' },
  'Room per night': { unit: 'room·night' },
  'per FTE Working Hour': { unit: 'FTE·h' },
}

/** The built-in unit of a publisher's unit name; undefined if there is none. */
export function activityUnit(published: string): ActivityUnit | undefined {
  return Object.hasOwn(ACTIVITY_UNITS, published) ? ACTIVITY_UNITS[published] : undefined
}
