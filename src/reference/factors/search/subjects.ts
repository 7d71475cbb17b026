import { lazy } from '../../../base/index.ts'
import { blendShares } from '../refrigerants/find-refrigerant.ts'
import { type Alternative, FIT, phraseWords } from './alternatives.ts'
import { comparedWords } from './words.ts'

/** The nearest to a subject that no factor may be about: `published; published < subject, subject`, nearest first. */
const SUBJECTS = `
metal; material use; coking coal < steel, tin can, iron, aluminium, aluminum, copper, zinc, lead, brass, metal, rebar
construction; material use; petroleum coke < cement, concrete, brick, clinker, mortar, asphalt, glass, aggregate, insulation, plaster
plastic; material use < plastic, pet, hdpe, ldpe, pvc, polypropylene, polystyrene, nylon, packaging
paper; material use; wood chip < paper, cardboard, card, board, carton, book, printing
wood; material use < timber, lumber, plywood, mdf, furniture
clothing; material use; plastic < clothes, garment, textile, cotton, polyester, wool, fabric, shoe
electrical item; office equipment < computer, it equipment, laptop, phone, server, printer, monitor, electronics, tv, television, smartphone
office equipment; electricity generated in:GB < cloud, data centre, data center, server hosting, software, streaming, email
food drink; food; agricultural < food, beef, meat, milk, chicken, pork, cheese, coffee, bread, rice, meal, catering, restaurant, vegetable, fruit, beer, wine
waste disposal; municipal solid waste; water treatment < waste, rubbish, trash, garbage, landfill, recycling, recycled, incineration, compost, composting, refuse, food waste, skip
batteries; uk electricity ev < battery, lithium
fertiliser; n2o < fertilizer, fertiliser, nitrogen, manure, livestock, cow, cattle, urea
hydrogen; natural gas < hydrogen, ammonia, h2
electricity generated in:GB < solar, wind, nuclear, solar panel, heat pump, photovoltaic, pv, renewable, green electricity, green power, green energy, renewable electricity, green tariff, e bike, ebike, electric bike, e scooter, escooter, electric scooter
spend; office equipment < spend, insurance, legal, consulting, marketing, advertising, bank, accounting, professional service, dollar, gbp, usd, eur, euro, pound
`

const alternativesOf = (phrases: readonly string[]): readonly Alternative[] =>
  phrases.map((phrase, index) => ({ words: phraseWords(phrase), fit: FIT.near - index / 100 }))

/** The subjects, and the blends of refrigerants with their gases. */
const subjects = lazy((): ReadonlyMap<string, readonly Alternative[]> => {
  const blends = [...blendShares()].map(([blend, gases]) => `${gases.map(({ gas }) => gas).join(';')} < ${blend}`)
  return new Map(
    [...SUBJECTS.trim().split('\n'), ...blends].flatMap((line) => {
      const [left = '', right = ''] = line.split('<')
      const alternatives = alternativesOf(left.split(';'))
      return right.split(',').map((subject) => [comparedWords(subject).join(' '), alternatives] as const)
    }),
  )
})

/** Returns the alternatives nearest to the subject of a phrase; empty if it names no subject. */
export function subjectAlternatives(phrase: string): readonly Alternative[] {
  return subjects().get(phrase) ?? []
}
