import { calculateQuantity, defineFactor, toTrace } from '../../src/index.ts'
import { CARBON_FIELDS, FOOTPRINT_FIELDS } from '../../src/standards/pact/footprint-fields.ts'
import { type FootprintPart, productFootprint } from '../../src/standards/pact/index.ts'
import { TCE_FIELDS } from '../../src/standards/transport/ileap/ileap-fields.ts'
import { statementOf, steel } from '../fixtures/pact/footprints.ts'
import { chosenBy, type Share } from '../unit/verify/forgery-share.ts'
import { type Data, replaced } from '../unit/verify/verify-mutations.ts'
import { type DocumentCase, HONEST_DOCUMENTS, withId } from './document-cases.ts'

/** Values that some form of PACT or iLEAP takes, and values that none takes. */
const VALUES: readonly unknown[] = [
  ...[
    '',
    ' ',
    'x',
    'AR6',
    'DE',
    'DE-BY',
    'de',
    'Europe',
    'Credit',
    'PACT-3.0',
    'urn:a:b',
    'urn:a: b',
    'https://example.org/a',
  ],
  ...['0', '-0', '+1.50', '1e2', '1/3', ' 2 ', '-1', '5.5', '100', '100.5', '1.', '.5', '1e999', '٣'],
  ...[
    '2025-01-01',
    '2025-02-30',
    '2025-06-01T12:00:00Z',
    '2025-06-01T12:00+0200',
    '2026-01-01 24:00',
    '3.0.0',
    '4.0.0',
  ],
  ...['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'Box', 'DAP'],
  ...[
    0,
    1,
    1.5,
    -1,
    1e21,
    101,
    true,
    false,
    null,
    [],
    ['x'],
    ['x', 'x'],
    ['AR5'],
    ['urn:a:b'],
    {},
    { name: 'a', version: 'b' },
  ],
  ...[[{ name: 'a', version: 'b' }], [{ operator: 'PEF', ruleNames: ['a'] }], [{ operator: 'pef', ruleNames: ['a'] }]],
  ...[
    [{ operator: 'Other', ruleNames: [] }],
    { coverage: 'PCF program' },
    { coverage: 'all' },
    { completedAt: '2025-13-01' },
  ],
  { technologicalDQR: '1', geographicalDQR: '5', temporalDQR: 2.5 },
  { technologicalDQR: '0.5', geographicalDQR: '5', temporalDQR: '2' },
  { technologicalDQR: '1', geographicalDQR: '5', temporalDQR: '2', other: '3' },
]

/** Names of members that no form has. */
const UNKNOWN = ['zzz', 'constructor']
const LOCATION = ['street', 'city', 'country', 'iata', 'locode', 'uic', 'lat', 'lng']

type Place = readonly (string | number)[]

/** Every member that a footprint or the first element of a shipment can have, stated or not. */
function placesOf(name: string): readonly Place[] {
  const within = (place: Place, members: readonly string[]) => [...members, ...UNKNOWN].map((one) => [...place, one])
  if (name === 'footprint') {
    return [
      ...within(
        [],
        Object.keys(FOOTPRINT_FIELDS).filter((one) => one !== 'id'),
      ),
      ...within(['pcf'], Object.keys(CARBON_FIELDS)),
    ]
  }
  const shipment = [0, 'data'] as const
  const elements = [0, 1].map((index) => [...shipment, 'tces', index])
  return [
    ...within(shipment, ['mass', 'volume', 'shipmentId']),
    ...elements.flatMap((element) => [
      ...within(element, [...Object.keys(TCE_FIELDS), 'noxTTW']),
      ...within([...element, 'distance'], ['actual', 'gcd', 'sfd']),
      ...within([...element, 'destination'], LOCATION),
    ]),
  ]
}

function partAt(data: Data, place: Place): Data | undefined {
  let part: unknown = data
  for (const one of place) part = typeof part === 'object' && part !== null ? (part as never)[one] : undefined
  return part as Data | undefined
}

/** Documents with another value of one member, which the document may not have stated. */
export function* documentsOfOtherForms(share: Share): Generator<DocumentCase> {
  const isTried = chosenBy(share)
  for (const [name, document, verifies] of HONEST_DOCUMENTS) {
    for (const place of placesOf(name)) {
      if (typeof partAt(document, place.slice(0, -1)) !== 'object') continue
      for (const value of VALUES) {
        if (!isTried()) continue
        const bent = withId(replaced(document, place as never, value as Data))
        yield {
          name: `${name}, ${place.join('.')} is ${JSON.stringify(value)}`,
          document: bent,
          isVerified: () => verifies(bent),
        }
      }
    }
  }
}

const handling = defineFactor({
  key: 'own/handling/kg',
  unit: 'kg',
  per1: { co2e: '0.2' },
  source: { publisher: 'hub' },
})
const handled: FootprintPart = {
  stage: 'outbound_logistics',
  trace: toTrace(calculateQuantity({ value: 3, unit: 'kg', factor: handling })),
}

/** A footprint that must say in its comment that an edition is of another time, and which hub has no category. */
const SAYING = JSON.parse(
  JSON.stringify(
    productFootprint(
      { quantity: 7, parts: [steel(3), handled] },
      statementOf({
        referencePeriodStart: '2014-01-01',
        referencePeriodEnd: '2014-07-01',
        ipccCharacterizationFactors: ['AR5'],
      }),
    ).footprint,
  ),
)

/** The comment, and comments that lack one of its sentences. */
function* comments(): Generator<readonly [string, Data]> {
  const lines: readonly string[] = SAYING.comment.split('\n')
  yield ['the whole comment', SAYING]
  for (const line of lines) {
    const others = lines.filter((one) => one !== line)
    yield [`no line ${line.slice(0, 40)}`, { ...SAYING, comment: others.join('\n') }]
    yield [`${line.slice(0, 40)} behind a blank`, { ...SAYING, comment: [...others, ` ${line}`].join('\n') }]
    yield [
      `${line.slice(0, 40)} without its colon`,
      { ...SAYING, comment: [...others, line.replace(':', '')].join('\n') },
    ]
    yield [
      `${line.slice(0, 40)} in other words`,
      { ...SAYING, comment: [...others, line.replace(/: .*/, ': x')].join('\n') },
    ]
  }
  yield ['no comment', { ...SAYING, comment: null }]
  for (const end of [
    '2021-12-31',
    '2022-01-01',
    '2022-01-01T00:00:00.001Z',
    '2023-01-01',
    '2024-01-01',
    '2029-01-01',
  ]) {
    const pcf = { ...SAYING.pcf, referencePeriodStart: '2020-12-31T23:59:59Z', referencePeriodEnd: end }
    yield [`a period to ${end}, without its sentence`, { ...SAYING, pcf, comment: lines.slice(1).join('\n') }]
    yield [`a period to ${end}, with all sentences`, { ...SAYING, pcf }]
  }
}

/** Combinations of members of a footprint that depend on each other. */
function* combinations(): Generator<readonly [string, object, object]> {
  const ends = ['2026-01-01', '2024-02-29', '2023-12-31T12:00:00Z']
  const starts = [undefined, '2023-12-31', '2026-01-01', '2027-03-01']
  const until = [
    '2026-01-01',
    '2027-02-28',
    '2027-03-01',
    '2027-03-01T00:00:00.001Z',
    '2029-01-01',
    '2029-01-01T00:00:01Z',
  ]
  for (const referencePeriodEnd of ends) {
    const pcf = { referencePeriodStart: '2023-01-01', referencePeriodEnd }
    for (const validityPeriodStart of starts) {
      for (const validityPeriodEnd of [undefined, ...until]) {
        const dates = { validityPeriodStart, validityPeriodEnd }
        yield [`${referencePeriodEnd}, valid ${validityPeriodStart} to ${validityPeriodEnd}`, pcf, dates]
      }
    }
  }
  for (const biogenicCarbonContent of [undefined, '0', '0.1']) {
    for (const landUseChangeGhgEmissions of [undefined, '0']) {
      const pcf = { biogenicCarbonContent, landUseChangeGhgEmissions }
      yield [`biomass ${biogenicCarbonContent}, land use ${landUseChangeGhgEmissions}`, pcf, {}]
    }
  }
  for (const one of ['ccsTechnologicalCO2Capture', 'technologicalCO2Removals', 'technologicalCO2CaptureOrigin']) {
    yield [`${one} without capture`, { ccsTechnologicalCO2CaptureIncluded: false, [one]: '0' }, {}]
  }
  for (const [one, value] of [
    ['geographyRegionOrSubregion', 'Europe'],
    ['geographyCountrySubdivision', 'DE-BY'],
  ] as const) {
    yield [`${one} next to a country`, { [one]: value }, {}]
    yield [`${one} alone`, { [one]: value, geographyCountry: undefined }, {}]
  }
}

/** Footprints with combinations of statements, and with sentences in their comments that traces require. */
export function* documentsWithStatements(): Generator<DocumentCase> {
  const [, , verifies] = HONEST_DOCUMENTS[0]
  const one = (name: string, data: unknown): DocumentCase => {
    const document = withId(JSON.parse(JSON.stringify(data)))
    return { name: `footprint, ${name}`, document, isVerified: () => verifies(document) }
  }
  for (const [name, document] of comments()) yield one(name, document)
  const { footprint } = productFootprint({ quantity: 7, parts: [steel(3)] }, statementOf())
  for (const [name, pcf, others] of combinations()) {
    yield one(name, { ...footprint, ...others, pcf: { ...footprint.pcf, ...pcf } })
  }
}
