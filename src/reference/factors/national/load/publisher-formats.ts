import type { EmissionFactor, FactorDefinition } from '../../../../core/emissions/index.ts'

/** The formats of publishers' files, besides the flat file of DESNZ, which `loadDesnzFlatFile` reads. */
export const PUBLISHER_FORMATS = ['ademe', 'uba', 'nga', 'mfe', 'eccc', 'aib', 'green-e'] as const

/** A format of a publisher's file. */
export type PublisherFormat = (typeof PUBLISHER_FORMATS)[number]

/** The fields of a row, each found by the heading of its column. */
export type RowField =
  | 'id'
  | 'name'
  | 'unit'
  | 'co2e'
  | 'upstream'
  | 'co2'
  | 'ch4'
  | 'n2o'
  | 'region'
  | 'kind'
  | 'scope'
  | 'line'
  | 'status'

/** The cells of a row by field, trimmed; '' if the file has no such column. */
export type FormatRow = Readonly<Record<RowField, string>>

/** A table with a line for each gas of a row: the headings of its columns, folded, and the field of each gas. */
export interface LongTable {
  /** The column whose text is the same in all lines of a row. */
  readonly id: string
  readonly gas: string
  readonly figure: string
  /** The field of a figure by the name of its gas, folded; other gases are left out. */
  readonly fields: Readonly<Record<string, string>>
}

/** The properties that rows of a format share, and how its columns are called. */
export interface FormatRule {
  readonly publisher: string
  readonly title: string
  readonly licence: string
  readonly attribution: string
  readonly region: string | null
  /** Patterns of headings, lower case without accents, the best first; several columns may form the name. */
  readonly headings: Readonly<Partial<Record<RowField, RegExp | readonly RegExp[]>>>
  readonly required: readonly RowField[]
  /** True if the first column is the name of a table whose headings name none. */
  readonly isFirstColumnName?: boolean
  /** True if the heading of the total states the unit of its figures. */
  readonly isUnitInHeading?: boolean
  /** The columns of a file with a line for each gas of a row. */
  readonly long?: LongTable
  /** The unit of rows if no column states it: symbol of a built-in unit. */
  readonly unit?: string
  /** The categories whose rows have that unit; a row of another one must state its unit (default: all). */
  readonly unitCategories?: RegExp
  readonly massUnit?: EmissionFactor['massUnit']
  readonly gasBasis: EmissionFactor['gasBasis']
  readonly heatingValue?: 'gross' | 'net'
  readonly boundary: EmissionFactor['boundary']
  /** The category of a row; undefined: none fits, and the row is left out. */
  readonly categoryOf: (row: FormatRow) => string | undefined
  /** The regions that a name states; null: another one, which no region selects; undefined: that of the publisher. */
  readonly regionsOf?: (name: string) => readonly (string | null)[] | undefined
  /** The reason to leave a row out; undefined: it is read. */
  readonly skip?: (row: FormatRow) => string | undefined
  readonly fieldsOf?: (row: FormatRow) => Partial<FactorDefinition>
}

/** A category by words of a name or kind, lower case; the first that fits. */
function byWords(rules: readonly (readonly [words: RegExp, category: string])[]) {
  return ({ kind, name }: FormatRow) => {
    const text = `${kind} ${name}`
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
    return rules.find(([words]) => words.test(text))?.[1]
  }
}

const residual = () => 'electricity-residual'

const ADEME_CATEGORIES = byWords([
  [/^combustibles?\b/, 'fuel'],
  [/^electricite\b/, 'electricity'],
  [/^transport de personnes\b/, 'travel-land'],
  [/^transport de marchandises\b/, 'freight'],
  [/^traitement des dechets\b/, 'waste-disposal'],
  [/^achats? de biens\b/, 'material-use'],
])
const FUEL_WORDS =
  /coal|gas|ethane|oil|diesel|petrol|gasoline|kerosene|lpg|propane|butane|fuel|coke|erdgas|heizol|kohle|briketts|benzin|tar\b/
const ENGLISH_CATEGORIES = byWords([
  [/upstream|scope 3/, 'fuel-wtt'],
  [/residual/, 'electricity-residual'],
  [/electricity/, 'electricity'],
  [/landfill|waste|compost/, 'waste-disposal'],
  [/refrigerant|\br-?\d{2,3}/, 'refrigerant'],
  [/wood|bagasse|biodiesel|ethanol|biogas|biomass|charcoal/, 'bioenergy'],
  [FUEL_WORDS, 'fuel'],
])
/** The pages of the flat file of New Zealand, with their sections. */
const NEW_ZEALAND_CATEGORIES = byWords([
  [/reticulated gases/, 'fuel-wtt'],
  [/^purchased electricity.*quarterly/, 'electricity-other'],
  [/^purchased electricity.*(?:loss|electricity consumption)/, 'electricity-td'],
  [/^purchased electricity/, 'electricity'],
  [/^fuel bio/, 'bioenergy'],
  [/^fuel/, 'fuel'],
  [/^refrigerant/, 'refrigerant'],
  [/^travel accommodation/, 'hotel'],
  [/^travel .*(?:air travel|aircraft)/, 'travel-air'],
  [/^travel light passenger/, 'vehicle'],
  [/^travel .*public transport vehicle/, 'vehicle-hgv'],
  [/^travel .*ferry/, 'travel-sea'],
  [/^travel .*(?:bus|rail|taxi)/, 'travel-land'],
  [/^freight.*air freight/, 'freight-air'],
  [/^freight.*(?:sea|coastal) freight/, 'freight-sea'],
  [/^freight.*rail freight/, 'freight-rail'],
  [/^freight.*heavy goods/, 'vehicle-hgv'],
  [/^freight.*light commercial/, 'vehicle-van'],
  [/^freight/, 'freight-road'],
  [/^materials and waste/, 'waste-disposal'],
  [/^water.*wastewater treatment/, 'water-treatment'],
  [/^water/, 'water'],
  [/^indirect business/, 'homeworking'],
  [/^agriculture/, 'agriculture'],
])
const GERMAN_CATEGORIES = byWords([
  [/strom/, 'electricity'],
  [/holz|pellets|bio|deponiegas|klargas/, 'bioenergy'],
  [FUEL_WORDS, 'fuel'],
])

/** The states and grids of Table 1 of the National Greenhouse Accounts Factors; a grid before the state that has it. */
const AUSTRALIAN_GRIDS: readonly (readonly [words: RegExp, regions: string])[] = [
  [/\bSWIS\b/i, 'AU-SWIS'],
  [/\bNWIS\b/i, 'AU-NWIS'],
  [/\bDKIS\b/i, 'AU-DKIS'],
  [/\bNEM\b/, 'AU-NEM'],
  [/\bNew South Wales and (?:ACT|Australian Capital Territory)\b/i, 'AU-NSW AU-ACT'],
  [/\bNew South Wales\b/i, 'AU-NSW'],
  [/\bVictoria\b/i, 'AU-VIC'],
  [/\bQueensland\b/i, 'AU-QLD'],
  [/\bSouth Australia\b/i, 'AU-SA'],
  [/\bWestern Australia\b/i, 'AU-WA'],
  [/\bTasmania\b/i, 'AU-TAS'],
]

/** Categories of the tables of Australia by their title or by the type of fuel. */
const AUSTRALIAN_TABLES: readonly (readonly [words: RegExp, category: string])[] = [
  [/market-based|residual/, 'electricity-residual'],
  [/electricity grids/, 'electricity-other'],
  [/purchased or acquired electricity|consumption of electricity/, 'electricity'],
  [/carbonates|soda ash/, 'process'],
  [/refrigerant/, 'refrigerant'],
  [/waste (?:mix|disposed)|(?:incineration|treatment) of waste/, 'waste-disposal'],
]

/** The category of a row of Australia: of its table, otherwise of its fuel; upstream figures have categories of their own. */
function australianCategory(row: FormatRow): string | undefined {
  const title = row.kind.toLowerCase()
  // wastewater is per person and year, and clay per state
  if (/wastewater|\bclay\b/.test(title)) return undefined
  const ofTable = AUSTRALIAN_TABLES.find(([words]) => words.test(title))?.[1]
  if (ofTable === 'electricity' || ofTable === 'electricity-residual')
    return row.scope === '3' ? 'electricity-wtt' : ofTable
  if (ofTable !== undefined) return ofTable
  // a name may say what the heat is for: 'if combusted to produce heat or electricity'
  const name = row.name.replace(/,? if (?:recycled|combusted)\b.*/i, '')
  const category = BIOMASS.test(name.toLowerCase())
    ? 'bioenergy'
    : ENGLISH_CATEGORIES({ ...row, name, kind: title.replace(/scope 3/g, '') })
  return row.scope === '3' && category !== undefined ? 'fuel-wtt' : category
}
const BIOMASS =
  /^biomass|primary solid biomass|wood|bagasse|lyes|charcoal|biogas|biomethane|biodiesel|ethanol|biofuels|renewable/

const isBiogenic = (row: FormatRow) => GERMAN_CATEGORIES(row) === 'bioenergy'

/** The rules to read the files of each publisher. */
export const FORMAT_RULES: Readonly<Record<PublisherFormat, FormatRule>> = {
  ademe: {
    publisher: 'ADEME',
    title: 'Base Carbone',
    licence: 'Licence Ouverte 2.0',
    attribution: 'ADEME, Base Carbone®, Licence Ouverte 2.0.',
    region: 'FR',
    headings: {
      line: /^type ligne$/,
      status: /^statut de l.element$/,
      id: /^identifiant de l.element$/,
      name: /^nom (?:base|attribut|frontiere) francais$/,
      kind: /^code de la categorie$/,
      unit: /^unite francais$/,
      co2e: /^total poste non decompose$/,
    },
    required: ['id', 'name', 'unit', 'co2e'],
    gasBasis: 'mass',
    boundary: 'WTW',
    categoryOf: ADEME_CATEGORIES,
    skip: ({ line, status }) => {
      if (line !== '' && !/^.l.ment$/i.test(line)) return 'a part of the element before it'
      return /archiv/i.test(status) ? 'archived by the publisher' : undefined
    },
  },
  uba: {
    publisher: 'Umweltbundesamt',
    title: 'List of emission factors',
    licence: 'CC0 1.0, as stated in the file',
    attribution: '',
    region: 'DE',
    headings: {
      id: /^(?:id|uba.?id|nr\.?|kennung)$/,
      name: /^(?:bezeichnung|name(?:.de)?|brennstoff|energietrager)$/,
      unit: /^(?:einheit|bezugseinheit|activity.unit)$/,
      co2: /^co2(?: |_|$)(?!e|aq)/,
      ch4: /^ch4/,
      n2o: /^n2o/,
    },
    required: ['name', 'co2', 'ch4', 'n2o'],
    unit: 'kWh',
    gasBasis: 'mass',
    heatingValue: 'net',
    boundary: 'TTW',
    categoryOf: GERMAN_CATEGORIES,
    // the CO2 of a biogenic fuel is in no total
    fieldsOf: (row) =>
      isBiogenic(row) ? { biogenicCo2: row.co2 || null, per1: { co2: '0', ch4: row.ch4, n2o: row.n2o } } : {},
  },
  nga: {
    publisher: 'DCCEEW',
    title: 'National Greenhouse Accounts Factors',
    licence: 'CC BY 4.0',
    attribution:
      'Australian Government, Department of Climate Change, Energy, the Environment and Water, National Greenhouse Accounts Factors, CC BY 4.0.',
    region: 'AU',
    headings: {
      id: /^id$/,
      name: /^(?:name|fuel combusted|fuel$|transport type|state\b|waste type|refrigerant$)/,
      unit: /^(?:unit|activity.unit)$/,
      kind: /^(?:category|type|fuel type)$/,
      scope: /^scope$/,
      region: /^region$/,
      co2e: [
        /\bcombined\b/,
        /^kg co2-?e ?\/ ?gj/,
        /^(?:co2-?.?e|total)$/,
        /^scope [12]\b/,
        /^scope 3\b/,
        /^emission factors?\b|^global warming potential/,
      ],
      upstream: /^scope 3\b/,
      co2: /(?:^|emission factor .*\) )co2$/,
      ch4: /(?:^|emission factor .*\) )ch4$/,
      n2o: /(?:^|emission factor .*\) )n2o$/,
    },
    required: ['name', 'co2e'],
    isFirstColumnName: true,
    isUnitInHeading: true,
    regionsOf: (name) => AUSTRALIAN_GRIDS.find(([words]) => words.test(name))?.[1].split(' '),
    unit: 'GJ',
    unitCategories: /^(?:fuel|bioenergy)/,
    gasBasis: 'co2e',
    heatingValue: 'gross',
    boundary: 'TTW',
    categoryOf: australianCategory,
  },
  mfe: {
    publisher: 'MfE',
    title: 'Measuring Emissions',
    licence: 'CC BY 4.0',
    attribution: 'New Zealand Ministry for the Environment, Measuring Emissions, CC BY 4.0.',
    region: 'NZ',
    headings: {
      id: /^(?:uuid|id)$/,
      kind: /^(?:page|category)$/,
      name: /^(?:section|subsection|label|emissionsfactorlabel|emission source)$/,
      unit: /^(?:unit|activity.unit)$/,
      co2e: /^(?:co2.?e|total|value).*$/,
      co2: /^co2(?:_?kgco2.?e)?$/,
      ch4: /^ch4(?:_?kgco2.?e)?$/,
      n2o: /^n2o(?:_?kgco2.?e)?$/,
    },
    required: ['name', 'unit', 'co2e'],
    long: {
      ...{ id: 'uuid', gas: 'ghg', figure: 'emissionfactor' },
      fields: { ghg_total_kgco2_e: 'co2e', ghg_co2_kgco2_e: 'co2', ghg_ch4_kgco2_e: 'ch4', ghg_n2o_kgco2_e: 'n2o' },
    },
    gasBasis: 'co2e',
    boundary: 'direct',
    categoryOf: (row) => NEW_ZEALAND_CATEGORIES(row) ?? ENGLISH_CATEGORIES(row),
    // the file repeats the whole total of a refrigerant as its CO2
    fieldsOf: (row) => (/^refrigerant/i.test(row.kind) && row.co2 === row.co2e ? { per1: { co2e: row.co2e } } : {}),
    // hotels are of other countries, for guests from New Zealand
    regionsOf: (name) => (/^Accommodation\b(?!.*New Zealand$)/.test(name) ? [null] : undefined),
  },
  eccc: {
    publisher: 'ECCC',
    title: 'Emission factors and reference values',
    licence: 'Open Government Licence – Canada',
    attribution:
      'Contains information licensed under the Open Government Licence – Canada: Environment and Climate Change Canada, Emission factors and reference values.',
    region: 'CA',
    headings: {
      id: /^id$/,
      name: /^(?:name|fuel|source)$/,
      unit: /^(?:unit|activity.unit)$/,
      region: /^(?:region|province(?: ?\/ ?territory)?)$/,
      kind: /^(?:category|type)$/,
      co2e: /^(?:k?g )?co2.?e|intensit/,
      co2: /^co2$/,
      ch4: /^ch4$/,
      n2o: /^n2o$/,
    },
    required: ['unit'],
    gasBasis: 'mass',
    boundary: 'TTW',
    categoryOf: ENGLISH_CATEGORIES,
  },
  aib: {
    publisher: 'AIB',
    title: 'European Residual Mixes',
    licence: 'rights reserved by the publisher',
    attribution: '',
    region: null,
    headings: {
      region: /^(?:country|country code|iso2?)$/,
      // not the milligrams of radioactive waste
      co2e: [/residual mix.*co2-?e/, /residual mix.*co2/, /residual mix.*\bk?g\/kwh/],
    },
    required: ['region', 'co2e'],
    unit: 'kWh',
    massUnit: 'g',
    gasBasis: 'mass',
    boundary: 'direct',
    categoryOf: residual,
  },
  'green-e': {
    publisher: 'Green-e',
    title: 'Residual Mix Emissions Rates',
    licence: 'rights reserved by the publisher',
    attribution: '',
    region: 'US',
    headings: {
      region: /^(?:egrid )?subregion/,
      co2e: [
        /(?:residual mix|emissions? rate).*co2-?e\b/,
        /(?:residual mix|emissions? rate).*(?:\blbs?\b|\bpounds?\b|co2)/,
      ],
    },
    required: ['region', 'co2e'],
    unit: 'MWh',
    massUnit: 'lb',
    gasBasis: 'mass',
    boundary: 'direct',
    categoryOf: residual,
  },
}
