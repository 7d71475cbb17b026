/** Parts of names that are not words. */
const PART_WORDS: Readonly<Record<string, string>> = {
  lat: 'latitude',
  lng: 'longitude',
  bathes: '',
  gwp: 'GWP',
  url: 'URL',
  kwh: '(kWh)',
  km: '(km)',
  ton: '(t)',
  ets: 'EU ETS',
  sha256: 'SHA-256',
  co2: 'CO2',
  ch4: 'CH4',
  n2o: 'N2O',
  co2e: 'CO2e',
  scope3: 'Scope 3',
}

/** Fields of the interface whose names do not say what to enter. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  value: 'Quantity',
  percentageOfCleanEnergy: 'Clean electricity (%)',
  isReturnMoving: 'There and back',
  isUnderEts: 'Under the EU ETS',
  via: 'Stops on the way',
  transportType: 'Means of transport',
  fromAddress: 'Place of departure',
  toAddress: 'Place of arrival',
  movementDto: 'Journey',
  customOptions: 'Options of the journey',
  consumptionPer: 'Activity that the consumption is for',
  activityType: 'Kind of activity',
  underScope: 'Category within the scope',
  activityTypeUnderScope: 'Activity within the category',
  denominatorUnitId: 'Unit of the activity',
  numeratorUnitId: 'Unit of the masses',
  tier: 'Quality of the data',
}

/** Columns of a file whose names do not say what they hold. */
const COLUMN_WORDS: Readonly<Record<string, string>> = {
  id: 'Reference of the row',
  site: 'Site or cost centre',
  status: 'Valid or cancelled',
  register: 'Register or tariff',
  reading: 'Actual or estimated',
  activity: 'Kind of activity',
  product: 'Product of a bill or card',
  start: 'Date or first day',
  end: 'End of the period',
  value: 'Quantity or amount',
  opening: 'Meter reading at the start',
  closing: 'Meter reading at the end',
  multipliedBy: 'Multiplier of the meter',
  credit: 'Money that came back',
  debitCredit: 'Debit or credit',
  documentType: 'Invoice or credit note',
  price: 'Price as paid, or as charged',
  priceYear: 'Year of the prices',
  factor: 'Factor, or words for it',
  treatment: 'Treatment of the waste',
  state: 'State or province',
  heatingValue: 'Gross or net heating value',
  bridge: 'Density or heating value to convert by',
  supplierFactor: 'Factor of the supplier',
  residualFactor: 'Factor of the residual mix',
  consumption: 'Fuel per distance',
  consumptionUnit: 'Unit of the fuel per distance',
  consumptionPer: 'Fuel per 1 or per 100 units of distance',
  distanceFactor: 'Factor of CH4 and N2O by distance',
  fuelValue: 'Fuel that the vehicle used',
  fuelUnit: 'Unit of the fuel that the vehicle used',
  mode: 'Means of transport',
  vehicle: 'Vehicle, or its size',
  from: 'Place of departure',
  via: 'Stops on the way',
  to: 'Place of arrival',
  avoid: 'Sea passages to avoid',
  distanceKind: 'How the distance was measured',
  fromCountry: 'Country of departure',
  toCountry: 'Country of arrival',
  fromState: 'State of departure',
  toState: 'State of arrival',
  isReturn: 'There and back',
  returnDate: 'Day of the way back',
  class: 'Cabin class',
  passengers: 'Number of travellers',
  nights: 'Hotel nights',
  rooms: 'Hotel rooms',
  checkIn: 'Day of check-in',
  checkOut: 'Day of check-out',
  hotelCountry: 'Country of the hotel',
  hotelCity: 'City of the hotel',
  billedAmount: 'Money of the bill',
  radiativeForcing: 'Radiative forcing of flights',
  gas: 'Refrigerant, as a gas',
  blend: 'Refrigerant, as a blend',
  recoveredMass: 'Refrigerant taken out',
  systemCharge: 'Refrigerant in the system',
  serviceReason: 'Reason of the service',
  gwp: 'GWP set',
  scope3Category: 'Category of Scope 3',
}

/** The activities of rows. */
const ACTIVITY_WORDS: Readonly<Record<string, string>> = {
  fuel: 'Fuel burnt at a site',
  electricity: 'Electricity',
  vehicle: 'Company vehicles',
  movement: 'Freight',
  trip: 'Business trips',
  refrigerant: 'Leaks of refrigerants',
  quantity: 'Waste, goods or water, by quantity',
  spend: 'Money spent',
}

/** Values of lists whose names are not words for people. */
const CHOICE_WORDS: Readonly<Record<string, string>> = {
  TRUCK: 'Lorry or van',
  SHIP: 'Ship or ferry',
  AIR: 'Aircraft',
  RAIL: 'Train',
  FIRST_CLASS: 'First',
  siteFuels: 'Fuel burnt at a site',
  activityRecords: 'Other activities',
  'desnz1.7': 'DESNZ: CO2 × 1.7',
  'uk-electricity-t-d-for-evs': 'Grid losses of electric vehicles',
  'secr-kwh-pass-delivery-vehs': 'Energy of cars and vans, for SECR',
  'secr-kwh-uk-electricity-for-evs': 'Energy of electric vehicles, for SECR',
}

/** Parts of values that are not words. */
const CHOICE_PARTS: Readonly<Record<string, string>> = {
  wtt: '(well to tank)',
  td: '(grid losses)',
  hgv: 'HGV',
  ev: 'EV',
  nonroad: 'off road',
}

/** Writes the name of a field as words: 'Fuel consumption unit' for 'fuelConsumptionUnitId'. */
export function fieldLabel(name: string): string {
  const known = FIELD_WORDS[name]
  if (known !== undefined) return known
  const words = name
    .replace(/(?:Id|Utc|Dto)$/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => PART_WORDS[word] ?? word)
    .filter((word) => word !== '')
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Writes the name of a column of a file as words: 'Hotel nights' for 'nights'. */
export function columnLabel(column: string): string {
  return COLUMN_WORDS[column] ?? fieldLabel(column)
}

/** Writes a value of a list as words: 'Premium economy' for 'PREMIUM_ECONOMY'. */
export function choiceLabel(value: string): string {
  const known = CHOICE_WORDS[value]
  if (known !== undefined) return known
  // 'AR5_GWP100' stays as it is written
  if (!/^[A-Z_]+(?:_\d)?$/.test(value) && !/^[a-z_-]+$/.test(value)) return value.replaceAll('_', ' ')
  const words = value
    .toLowerCase()
    .split(/[_-]/)
    .map((part) => CHOICE_PARTS[part] ?? part)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Writes the activity of a row as words: 'Business trips' for 'trip'. */
export function activityLabel(activity: string): string {
  return ACTIVITY_WORDS[activity] ?? choiceLabel(activity)
}
