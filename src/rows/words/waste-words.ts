/** A material of waste, as the British conversion factors name it. */
type Material = string

const COMMERCIAL: Material = 'Refuse / Commercial and industrial waste'
const FOOD: Material = 'Refuse / Organic: food and drink waste'
const GARDEN: Material = 'Refuse / Organic: garden waste'
const PAPER: Material = 'Paper / Paper and board: mixed'
const PLASTICS: Material = 'Plastic / Plastics: average plastics'
const WOOD: Material = 'Construction / Wood'
const SCRAP: Material = 'Metal / Metal: scrap metal'
const GLASS: Material = 'Other / Glass'
const CLOTHING: Material = 'Other / Clothing'
const WEEE: Material = 'Electrical items / WEEE - mixed'
const BATTERIES: Material = 'Electrical items / Batteries'

/** Materials by chapter, group or entry of the European List of Waste. Source of the codes: Decision 2000/532/EC. */
const BY_CODE: Readonly<Record<string, Material>> = {
  ...{
    '0202': FOOD,
    '0203': FOOD,
    '0206': FOOD,
    '020304': FOOD,
    '030105': WOOD,
    '0303': PAPER,
    '1302': 'Construction / Mineral oil',
  },
  ...{
    '150101': PAPER,
    '150102': PLASTICS,
    '150103': WOOD,
    '150104': 'Metal / Metal: mixed cans',
    '150106': COMMERCIAL,
  },
  ...{ '150107': GLASS, '150109': CLOTHING, '160103': 'Construction / Tyres', '1602': WEEE, '1606': BATTERIES },
  ...{ '170101': 'Construction / Concrete', '170102': 'Construction / Bricks', '170107': 'Construction / Aggregates' },
  ...{
    '170201': WOOD,
    '170202': GLASS,
    '170203': PLASTICS,
    '1703': 'Construction / Asphalt',
    '1704': 'Construction / Metals',
  },
  ...{ '1705': 'Construction / Soils', '170605': 'Construction / Asbestos', '170601': 'Construction / Asbestos' },
  ...{ '1708': 'Construction / Plasterboard', '170904': 'Construction / Average construction' },
  ...{ '200101': PAPER, '200102': GLASS, '200108': FOOD, '200110': CLOTHING, '200111': CLOTHING, '200133': BATTERIES },
  ...{
    '200134': BATTERIES,
    '200123': 'Electrical items / WEEE - fridges and freezers',
    '200135': WEEE,
    '200136': WEEE,
  },
  ...{
    '200138': WOOD,
    '200137': WOOD,
    '200139': PLASTICS,
    '200307': COMMERCIAL,
    '200399': COMMERCIAL,
    '200140': SCRAP,
    '200201': GARDEN,
    '200301': COMMERCIAL,
  },
}
const BY_WORD: Readonly<Record<string, Material>> = {
  ...{
    'general waste': COMMERCIAL,
    'mixed general waste': COMMERCIAL,
    'residual waste': COMMERCIAL,
    'trade waste': COMMERCIAL,
  },
  ...{
    'commercial waste': COMMERCIAL,
    'general refuse': COMMERCIAL,
    'mixed municipal waste': COMMERCIAL,
    'office waste': COMMERCIAL,
  },
  ...{
    'mixed waste': COMMERCIAL,
    refuse: COMMERCIAL,
    restmüll: COMMERCIAL,
    gewerbeabfall: COMMERCIAL,
    'black bag': COMMERCIAL,
  },
  ...{ cardboard: PAPER, paper: PAPER, 'mixed paper': PAPER },
  ...{
    'paper and cardboard': PAPER,
    'paper & cardboard': PAPER,
    'paper and card': PAPER,
    papier: PAPER,
    plastic: PLASTICS,
  },
  ...{
    plastics: PLASTICS,
    'mixed plastics': PLASTICS,
    'food waste': FOOD,
    food: FOOD,
    'kitchen waste': FOOD,
    'garden waste': GARDEN,
  },
  ...{ 'green waste': GARDEN, 'scrap metal': SCRAP, metal: SCRAP, metals: SCRAP, weee: WEEE, 'electrical waste': WEEE },
  ...{
    'e-waste': WEEE,
    ewaste: WEEE,
    batteries: BATTERIES,
    wood: WOOD,
    timber: WOOD,
    'wood waste': WOOD,
    glass: GLASS,
  },
  ...{
    textiles: CLOTHING,
    'construction waste': 'Construction / Average construction',
    rubble: 'Construction / Aggregates',
  },
  ...{
    plasterboard: 'Construction / Plasterboard',
    gypsum: 'Construction / Plasterboard',
    soil: 'Construction / Soils',
  },
}
const CODE = /^(?:EWC|LoW|LER|AVV|CER)?[ :]*(\d{2})[ .-]?(\d{2})[ .-]?(\d{2})\*?(?:[ :-].*)?$/i

function materialOf(text: string): Material | undefined {
  const [, chapter = '', group = '', entry = ''] = CODE.exec(text.trim()) ?? []
  if (chapter !== '') return BY_CODE[`${chapter}${group}${entry}`] ?? BY_CODE[`${chapter}${group}`]
  const word = text.trim().toLowerCase()
  return Object.hasOwn(BY_WORD, word) ? BY_WORD[word] : undefined
}

/** The names of treatments in the British conversion factors. */
const TREATMENTS: Readonly<Record<string, string>> = {
  landfill: 'Landfill',
  'energy recovery': 'Incineration with Energy Recovery',
  recycling: 'Closed-loop',
  'open-loop': 'Open-loop',
  composting: 'Composting',
  'anaerobic digestion': 'Anaerobic digestion',
}
/** Materials with an open-loop factor only. */
const OPEN_LOOP = /^(?:Electrical items|Construction \/ Bricks)/

/** The words of the factor for waste, from its material and treatment. */
export interface WasteWords {
  readonly words: string
  /** The end of the name of its factor. */
  readonly treatment: string
  /** True if the material is known by a code or a word. */
  readonly isKnown: boolean
}

/** True for a code of the European List of Waste. */
export function isWasteCode(text: string): boolean {
  return CODE.test(text.trim())
}

/** Returns the words of the factor for a material, named by a code or a word, and its treatment. */
export function wasteWords(material: string, treatment: string): WasteWords {
  const known = materialOf(material)
  const isOpen = treatment === 'recycling' && OPEN_LOOP.test(known ?? '')
  const name = isOpen ? 'Open-loop' : (TREATMENTS[treatment] ?? treatment)
  // a text with a stroke would be a key
  return {
    words: `${(known ?? material).replaceAll(' / ', ' ')} ${name}`,
    treatment: name,
    isKnown: known !== undefined,
  }
}
