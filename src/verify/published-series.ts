import type { ExchangeRateSeries, MoneySeries, PriceSeries } from '../core/emissions/index.ts'
import type { Field } from './findings.ts'
import type { MoneyStep } from './money.ts'
import { looksOf } from './names.ts'
import type { StepOf } from './trace-shape.ts'

/** Folds a source for comparison: a source that looks like a published one cites it. */
export function foldSource(source: string): string {
  return looksOf(source).replaceAll('/', '')
}

function isPublishedRate({ base, quote, series, rates }: ExchangeRateSeries, step: StepOf<'exchange'>): boolean {
  return base === step.base && quote === step.quote && series === step.series && rates[step.year] === step.rate
}

/** True if a series has the figures of a step by year. */
function arePublishedPrices(published: PriceSeries, step: StepOf<'price_index' | 'inflation'>): boolean {
  const { series, currency } = published
  const figures = step.kind === 'inflation' ? step.rates : [step.from, step.to]
  const held = 'index' in published ? published.index : published.inflation
  const isSameKind = 'index' in published === (step.kind === 'price_index')
  const isOfUnit = step.unit.startsWith(`${currency} `)
  return isSameKind && isOfUnit && series === step.series && figures.every(({ year, figure }) => held[year] === figure)
}

/** Checks that a rate or an index that cites a source of any published series has the figures of a series of that source. */
export function checkPublishedSeries(step: MoneyStep, { exchangeRates, prices }: MoneySeries, field: Field): void {
  const isOfSource = ({ source }: { readonly source: string }) => foldSource(source) === foldSource(step.source)
  const isCited = [...exchangeRates, ...prices].some(isOfSource)
  const isHeld =
    step.kind === 'exchange'
      ? exchangeRates.filter(isOfSource).some((one) => isPublishedRate(one, step))
      : prices.filter(isOfSource).some((one) => arePublishedPrices(one, step))
  if (!isCited || isHeld) return
  field
    .coded('publication_differs')
    .differs('is not what the named source publishes', 'figures of the series', `${step.series}, ${step.unit}`)
}
