import { mapText } from '../advice.ts'
import { foldedWords, foldWord } from './word-list.ts'

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
  },
  ...{ '150106': COMMERCIAL },
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
/** Words for each material in English, German, French, Spanish and Italian. */
const WORDS_OF_MATERIALS: readonly (readonly [Material, string])[] = [
  [
    COMMERCIAL,
    `msw,municipal solid waste,mixed msw,solid waste,general waste,mixed general waste,residual waste,trade waste,commercial waste,general refuse,mixed municipal waste,office waste,
mixed waste,refuse,black bag,bulky waste,restmüll,restabfall,gewerbeabfall,hausmüllähnlicher gewerbeabfall,
gemischte siedlungsabfälle,gemischter siedlungsabfall,siedlungsabfall,sperrmüll,sperrabfall,déchets industriels banals,dib,
déchets résiduels,déchets en mélange,déchets non dangereux en mélange,encombrants,residuos mezclados,residuos generales,
fracción resto,residuos sólidos urbanos,rsu,residuos voluminosos,rifiuti misti,rifiuti indifferenziati,indifferenziato,
secco residuo,rifiuti urbani non differenziati,rifiuti ingombranti,ingombranti`,
  ],
  [
    'Refuse / Household residual waste',
    'household waste,household residual waste,hausmüll,ordures ménagères,residuos domésticos,rifiuti domestici',
  ],
  [
    PAPER,
    `occ,old corrugated containers,corrugated,corrugated cardboard,corrugated containers,confidential paper,confidential waste,shredding,
cardboard,paper,mixed paper,paper and cardboard,paper & cardboard,paper and card,paper/card,papier,altpapier,pappe,karton,kartonage,
kartonagen,papier und pappe,papier/pappe,papier/pappe/karton,ppk,papier carton,papier et carton,papier/carton,papiers,carton,
cartons,papel,cartón,papel y cartón,papel/cartón,carta,cartone,carta e cartone,carta/cartone,imballaggi in carta e cartone`,
  ],
  [
    PLASTICS,
    `plastic,plastics,mixed plastics,kunststoff,kunststoffe,plastik,altkunststoffe,plastique,plastiques,plástico,plásticos,plastica,
plastiche,imballaggi in plastica`,
  ],
  [
    'Plastic / Plastics: average plastic film',
    'plastic film,folie,folien,film plastique,films plastiques,film plástico',
  ],
  [
    FOOD,
    'food waste,food,kitchen waste,speisereste,speiseabfälle,küchenabfälle,lebensmittelabfälle,déchets alimentaires',
  ],
  [FOOD, 'residuos alimentarios,restos de comida,scarti alimentari,rifiuti alimentari'],
  [
    'Refuse / Organic: mixed food and garden waste',
    'bioabfall,bioabfälle,biomüll,biodéchets,biorresiduos,residuos orgánicos,rifiuti organici,organic waste,mixed food and garden waste',
  ],
  [
    GARDEN,
    'garden waste,green waste,grünabfall,grünabfälle,gartenabfall,gartenabfälle,grünschnitt,déchets verts,residuos de jardín,sfalci e potature,rifiuti verdi',
  ],
  [
    SCRAP,
    'scrap metal,metal,metals,schrott,altmetall,metallschrott,metall,metalle,métal,métaux,ferraille,chatarra,metales,metallo,metalli,rottame,rottami',
  ],
  [
    WEEE,
    'weee,electrical waste,e-waste,ewaste,elektroschrott,elektroaltgeräte,elektronikschrott,deee,d3e,raee,residuos electrónicos',
  ],
  [BATTERIES, 'batteries,batterien,altbatterien,piles,piles et accumulateurs,pilas,baterías,batterie,pile e batterie'],
  [WOOD, 'wood,timber,wood waste,holz,altholz,bois,déchets de bois,madera,legno'],
  [GLASS, 'glass,glas,altglas,verre,vidrio,vetro'],
  [
    CLOTHING,
    'textiles,clothing,textilien,alttextilien,altkleider,déchets textiles,residuos textiles,textiles usados,tessili,indumenti',
  ],
  ['Construction / Tyres', 'tyres,tires,waste tyres,altreifen,pneus usagés,neumáticos usados,pneumatici fuori uso'],
  [
    'Construction / Average construction',
    `construction waste,construction and demolition waste,construction and demolition,c&d waste,c&d,c & d,c and d,c&d debris,
construction debris,demolition debris,demolition waste,bau- und abbruchabfälle,baumischabfall,baumischabfälle,
gemischte bau- und abbruchabfälle,déchets de chantier,déchets du btp,residuos de construcción,residuos de construcción y demolición,
rcd,rifiuti da costruzione e demolizione`,
  ],
  ['Construction / Aggregates', 'rubble,hardcore,bauschutt,gravats,escombros,macerie,calcinacci'],
  ['Construction / Concrete', 'concrete,beton,altbeton,béton,hormigón,calcestruzzo,cemento armato'],
  ['Construction / Plasterboard', 'plasterboard,gypsum,gips,gipskarton,plâtre,plaques de plâtre,yeso,cartongesso'],
  [
    'Construction / Soils',
    'soil,soils,erdaushub,bodenaushub,boden und steine,terres excavées,tierras de excavación,terre e rocce da scavo',
  ],
]
const BY_WORD = new Map(
  WORDS_OF_MATERIALS.flatMap(([material, words]) =>
    Array.from(foldedWords(words), (word) => [word, material] as const),
  ),
)
/** Recyclables that are collected together, which have no factor of their own. */
const MIXED_RECYCLABLES = new Set(
  foldedWords(
    `dmr,dry mixed recycling,dry mixed recyclables,dry recycling,dry recyclables,mixed recycling,mixed recyclables,mixed dry recycling,
mixed dry recyclables,single stream,single-stream,single stream recycling,single-stream recycling,sso recycling,
commingled recycling,co-mingled recycling,comingled recycling,commingled,recyclables,recycling,wertstoffe,
gemischte wertstoffe,leichtverpackungen,lvp,gelber sack,gelbe tonne,verpackungen,gemischte verpackungen,emballages en mélange,
emballages,collecte sélective,recyclables en mélange,envases,envases ligeros,envases mezclados,reciclables,multimateriale,
raccolta multimateriale,imballaggi misti,imballaggi in materiali misti,packaging,mixed packaging`,
  ),
)
/** Words for waste of any material. */
const ANY_WASTE = new Set(
  foldedWords(
    'waste,wastes,rubbish,trash,garbage,abfall,abfälle,müll,entsorgung,déchet,déchets,residuo,residuos,basura,rifiuto,rifiuti,immondizia',
  ),
)
/** Words for mixtures, and for other things in or on a material. */
const NOT_ONE_MATERIAL =
  /[&+/,]|\b(?:and|und|et|y|e|en|with|mit|avec|con|met|non?|not|ohne|sans|sin|senza|free|hazard\w*|gef(?:ä|ae)hrlich\w*|dangereu\w*|peligros\w*|pericolos\w*|contaminat\w*|treated|behandelt\w*|asbest\w*|amiant\w*|filter\w*|paint\w*)\b/iu

/** The one material that a text names among other words: 'Palets de madera', 'Confidential paper sacks'. */
function materialInText(text: string): Material | undefined {
  if (NOT_ONE_MATERIAL.test(text)) return undefined
  const words = text.trim().split(/\s+/)
  const named = words.flatMap((word) => BY_WORD.get(foldWord(word)) ?? [])
  const [only, other] = new Set(named)
  return words.length > 1 && other === undefined ? only : undefined
}

/** Names of wastes in the factors of US EPA. */
const epaNames = (name: string, words: string) =>
  Object.fromEntries([...foldedWords(words)].map((word) => [word, name] as const))
const NAMES_OF_US: Readonly<Record<string, string>> = {
  ...epaNames('Food Waste', 'food scraps,food scrap,food,kitchen waste,kitchen scraps,foodwaste,food only'),
  ...epaNames('Mixed MSW', 'general waste,general refuse,rubbish,mixed waste,municipal waste,household waste'),
  ...epaNames('Mixed Metals', 'metal,metals,scrap metal,scrap metals,mixed metal,mixed scrap metal'),
  ...epaNames('Mixed Plastics', 'plastic,plastics,mixed plastic'),
  ...epaNames('Mixed Electronics', 'e-waste,electronics,electronic waste,weee,e-scrap,used electronics'),
  ...{ occ: 'Corrugated Containers', oldcorrugatedcontainers: 'Corrugated Containers' },
  ...{ corrugated: 'Corrugated Containers', corrugatedcardboard: 'Corrugated Containers' },
  ...{ cardboard: 'Corrugated Containers' },
  ...{ msw: 'Mixed MSW', municipalsolidwaste: 'Mixed MSW', solidwaste: 'Mixed MSW', trash: 'Mixed MSW' },
  ...{ garbage: 'Mixed MSW', refuse: 'Mixed MSW' },
  ...{ yardwaste: 'Yard Trimmings', greenwaste: 'Yard Trimmings', organics: 'Mixed Organics' },
}

/** The name of a waste in the factors of the country itself; undefined if it has no other name there. */
export function nationalWaste(text: string, country: string | undefined): string | undefined {
  if (country !== 'US') return undefined
  const word = foldWord(text)
  if (MIXED_RECYCLABLES.has(word)) return 'Mixed Recyclables'
  return Object.hasOwn(NAMES_OF_US, word) ? NAMES_OF_US[word] : undefined
}

/** The biological treatments, which the operation R3 includes. */
export const BIOLOGICAL = ['composting', 'anaerobic digestion'] as const

/** The everyday name of a waste with a biological treatment: 'food waste'. */
export function organicNoun(material: string): 'food waste' | 'garden waste' | 'organic waste' {
  const known = materialOf(material)
  if (known === FOOD) return 'food waste'
  return known === GARDEN ? 'garden waste' : 'organic waste'
}

/** Splits a material with a biological treatment: 'food waste composting'; undefined for other texts. */
export function biologicalWaste(text: string): { readonly material: string; readonly treatment: string } | undefined {
  const treatment = BIOLOGICAL.find((one) => text.toLowerCase().endsWith(` ${one}`))
  return treatment && { material: text.slice(0, -treatment.length).trim(), treatment }
}

/** Words for incineration that recovers energy, as publishers count it. */
const RECOVERY =
  /recover|r[eé]cup[eé]r|recuper|energ|[eé]nerg|verwert|valori[sz]|odzysk|[åa]tervinning|udnyttelse|termoval|efw|wte|\berf\b|\br1\b|\buve\b|\brdf\b|biomass|refuse/i

/** True if a word for incineration says that energy is recovered. */
export function namesRecovery(treatment: string): boolean {
  return RECOVERY.test(treatment)
}

/** Words before the code of an operation that do not say which one it is: 'Recovery R1', 'Disposal operation (D1)'. */
const BEFORE_CODE =
  /^(?:(?:recovery|disposal|treatment|operation|code|waste|verwertung|beseitigung|verfahren|valorisation|élimination|opération|recupero|smaltimento|operazione|valorización|eliminación|operación)[\s:(-]+)+/iu

/**
 * The code of an operation of Directive 2008/98/EC, annexes I and II: 'R03', 'R 3 - recycling' and 'Recovery R3' are r3; undefined for
 * other texts.
 */
export function operationCode(text: string): string | undefined {
  const own = text.trim().replace(BEFORE_CODE, '')
  const [, letter, digits] = /^([rd])[ .-]?0?(\d{1,2})(?![\p{L}\d])/iu.exec(own) ?? []
  return letter && `${letter.toLowerCase()}${digits}`
}

const PREFIX = '(?:EWC|LoW|LER|AVV|EAK|CER|EER|CED)'
const CODE = new RegExp(String.raw`^${PREFIX}?[ :.-]*(\d{2})[ .-]?(\d{2})[ .-]?(\d{2})\*?(?:[ :-].*)?$`, 'i')
/** A chapter or a group of the list: '20', '20 01'. */
const GROUP = new RegExp(String.raw`^${PREFIX}?[ :.-]*(0[1-9]|1\d|20)(?:[ .-]?(\d{2}))?$`, 'i')

/** The code of mixed packaging, which counts as mixed waste unless it is recycled. */
const MIXED_PACKAGING = '150106'

/** The digits of a code; undefined for other texts. */
const codeOf = (text: string) => CODE.exec(text.trim())?.slice(1).join('')

function materialOf(text: string): Material | undefined {
  const [, chapter = '', group = '', entry = ''] = CODE.exec(text.trim()) ?? GROUP.exec(text.trim()) ?? []
  if (chapter !== '') return BY_CODE[`${chapter}${group}${entry}`] ?? BY_CODE[`${chapter}${group}`]
  return BY_WORD.get(foldWord(text)) ?? materialInText(text)
}

/** The question that the name of a waste leaves open; undefined if its material is known, or if nothing is known of it. */
export function wasteQuestion(text: string, treatment: string): string | undefined {
  const word = foldWord(text)
  const asked = `in place of MATERIAL: ${mapText(text, 'factor:MATERIAL')}`
  const examples = 'such as paper, wood or general waste'
  const isRecycled = treatment === 'recycling' || treatment === 'open-loop'
  if (MIXED_RECYCLABLES.has(word) || (isRecycled && codeOf(text) === MIXED_PACKAGING)) {
    return `is a mix of materials without a factor of its own; write a row for each of them, or name the main one ${asked}`
  }
  if (materialOf(text) !== undefined) return undefined
  if (ANY_WASTE.has(word)) return `does not say which waste; name its material, ${examples}, ${asked}`
  if (CODE.test(text.trim())) {
    return `is a waste code whose material has no published factor; name a material, ${examples}, ${asked}, or name a factor by its key`
  }
  return GROUP.test(text.trim())
    ? `is a chapter or group of the list of wastes; write the code of six digits, or name the material, ${examples}, ${asked}`
    : undefined
}

/** Words for a treatment that may be one of several. */
const OPEN_TREATMENTS: readonly (readonly [
  words: ReadonlySet<string>,
  question: string,
  treatments: readonly string[],
])[] = [
  [
    new Set(
      foldedWords(
        'recovery,recovered,verwertung,verwertet,valorisation,valorisé,recuperación,valorización,recupero,recuperato,nuttige toepassing',
      ),
    ),
    'may be recycling or energy recovery',
    ['recycling', 'energy recovery'],
  ],
  [
    new Set(
      foldedWords(
        'disposal,disposed,beseitigung,entsorgung,entsorgt,élimination,éliminé,eliminación,smaltimento,smaltito',
      ),
    ),
    'may be landfill or incineration',
    ['landfill', 'energy recovery'],
  ],
  [
    new Set(
      foldedWords(
        'r13,d13,d14,d15,storage,transfer,transfer station,lagerung,zwischenlager,regroupement,transit,stoccaggio,messa in riserva,almacenamiento',
      ),
    ),
    'is storage or preparation, and does not say what becomes of the waste',
    ['landfill', 'energy recovery', 'recycling'],
  ],
]

/** The question that a word for a treatment leaves open; undefined for other words. */
export function treatmentQuestion(text: string): string | undefined {
  const word = foldWord(text)
  const code = operationCode(text)
  const found = OPEN_TREATMENTS.find(([words]) => words.has(word) || (code !== undefined && words.has(code)))
  if (found === undefined) return undefined
  const [, question, treatments] = found
  const options = treatments.map((one) => mapText(text, `treatment:${one}`))
  return `${question}; pass ${options.join(' or ')}`
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
