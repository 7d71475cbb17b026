import { createHash } from 'node:crypto'
import { definedFields } from '../../base/index.ts'
import { canonicalJson, type EmissionFactor, type Json, traceFactor } from '../../core/emissions/index.ts'
import { type Catalogue, publishedCatalogue } from '../../reference/factors/index.ts'
import { withFactorSets } from '../../rows/index.ts'

/** Every published factor of the package: the bundled ones and every set, so those per money and of national publishers too. */
export function shippedCatalogue(): Promise<Catalogue> {
  return withFactorSets(publishedCatalogue)
}

function publicationLine(kind: string, data: Json): string {
  const text = canonicalJson(data)
  return `{"digest":"${createHash('sha256').update(text).digest('hex')}","${kind}":${text}}\n`
}

/** The factor without its gases of the Montreal Protocol: no row tells which share of a blend they are. */
function montrealApart({ key, category }: EmissionFactor, catalogue: Catalogue): EmissionFactor | undefined {
  return category.startsWith('refrigerant') ? catalogue.find(`${key}?montreal=apart`) : undefined
}

/**
 * Yields the lines of a list of publications, each with the SHA-256 of its canonical text: factors in the form of a trace,
 * properties of fuels, exchange rates and prices. A verifier that has the list needs no other data.
 */
export function* publicationLines(catalogue: Catalogue): Generator<string> {
  for (const factor of catalogue.factors()) {
    yield publicationLine('factor', traceFactor(factor))
    const apart = montrealApart(factor, catalogue)
    if (apart !== undefined) yield publicationLine('factor', traceFactor(apart))
  }
  const { exchangeRates = [], prices = [] } = catalogue.series?.() ?? {}
  for (const bridge of catalogue.bridges?.() ?? [])
    yield publicationLine('property', { heatingValue: null, ...definedFields(bridge) })
  for (const series of exchangeRates) yield publicationLine('exchangeRates', { ...series })
  for (const series of prices) yield publicationLine('prices', { ...series })
}
