/** A unit that is a multiple of a built-in one. */
export interface UnitMultiple {
  readonly unit: string
  /** Units of `unit` in one. */
  readonly times: bigint
}

function multiplesOf(unit: string, words: Readonly<Record<string, bigint>>): Readonly<Record<string, UnitMultiple>> {
  return Object.fromEntries(Object.entries(words).map(([word, times]) => [word, { unit, times }]))
}

const THOUSAND = 1000n
const MILLION = 1_000_000n
/**
 * Units of bills that are exact multiples of built-in ones, by folded word. Sources: SI Brochure (prefixes), Weights and Measures
 * Act 1985 (stone), IRES of the United Nations (tonne of coal equivalent: 7 Gcal), NIST Special Publication 811 (ton of refrigeration).
 */
export const UNIT_MULTIPLES: Readonly<Record<string, UnitMultiple>> = {
  kbtu: { unit: 'btu', times: 1000n },
  kbtus: { unit: 'btu', times: 1000n },
  mbh: { unit: 'btu', times: 1000n },
  mcf: { unit: 'Ccf', times: 10n },
  mcfs: { unit: 'Ccf', times: 10n },
  thousandcubicfeet: { unit: 'Ccf', times: 10n },
  kcf: { unit: 'Ccf', times: 10n },
  mmcf: { unit: 'Ccf', times: 10_000n },
  millioncubicfeet: { unit: 'Ccf', times: 10_000n },
  thousandbtu: { unit: 'btu', times: 1000n },
  // a unit of water bills in the United States
  kgal: { unit: 'US gal', times: 1000n },
  hl: { unit: 'l', times: 100n },
  hectolitre: { unit: 'l', times: 100n },
  hectolitres: { unit: 'l', times: 100n },
  hektoliter: { unit: 'l', times: 100n },
  cbft: { unit: 'ft3', times: 1n },
  ...multiplesOf('kcal', { mcal: THOUSAND, megacalorie: THOUSAND, megacalories: THOUSAND }),
  ...multiplesOf('kcal', { gcal: MILLION, gigacalorie: MILLION, gigacalories: MILLION, tce: 7n * MILLION }),
  ...multiplesOf('toe', { ktoe: THOUSAND, ktep: THOUSAND, mtoe: MILLION, mtep: MILLION }),
  ...multiplesOf('TJ', { pj: THOUSAND, petajoule: THOUSAND, petajoules: THOUSAND, ej: MILLION }),
  ...multiplesOf('scf', { mscf: THOUSAND, kscf: THOUSAND, mmscf: MILLION }),
  ...multiplesOf('ft3', { '1000cf': THOUSAND, '1000ft3': THOUSAND, '1000cuft': THOUSAND, '1000cubicfeet': THOUSAND }),
  ...multiplesOf('m3', { '1000m3': THOUSAND, thousandm3: THOUSAND, thousandcubicmetres: THOUSAND, tsdm3: THOUSAND }),
  ...multiplesOf('m3', { megalitre: THOUSAND, megalitres: THOUSAND, megaliter: THOUSAND, megaliters: THOUSAND }),
  ...multiplesOf('l', {
    kl: THOUSAND,
    kilolitre: THOUSAND,
    kilolitres: THOUSAND,
    kiloliter: THOUSAND,
    kiloliters: THOUSAND,
  }),
  ...multiplesOf('l', {
    '1000l': THOUSAND,
    '1000litres': THOUSAND,
    thousandlitres: THOUSAND,
    '100l': 100n,
    '100litres': 100n,
  }),
  ...multiplesOf('l', { hectoliter: 100n, hectoliters: 100n, hectolitros: 100n, ettolitri: 100n }),
  ...multiplesOf('ml', { cl: 10n, centilitre: 10n, centilitres: 10n, dl: 100n, decilitre: 100n, decilitres: 100n }),
  ...multiplesOf('lb', { stone: 14n, stones: 14n, thousandpounds: THOUSAND, millionpounds: MILLION }),
  ...multiplesOf('US gal', { thousandgallonsus: THOUSAND, milliongallonsus: MILLION }),
  ...multiplesOf('imp gal', { thousandgallonsuk: THOUSAND, milliongallonsuk: MILLION }),
  ...multiplesOf('m3', { thousandcubicmeters: THOUSAND }),
  // cooling by the melting of a short ton of ice in a day: 12,000 Btu per hour
  ...multiplesOf('btu', {
    tonhour: 12_000n,
    tonhours: 12_000n,
    tonhr: 12_000n,
    tonhrs: 12_000n,
    rth: 12_000n,
    trh: 12_000n,
  }),
}
