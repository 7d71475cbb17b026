import { cacheByObject } from '../../base/index.ts'
import { decimalText, kilogramsText, PERCENT_DECIMALS, rationalOf, tonnesText } from '../../core/display/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import { type Explain, numberButton } from './amounts.ts'
import { element, gas, svgElement } from './element.ts'
import {
  biogenicFigure,
  exactOf,
  type Figure,
  gasOf,
  type PeriodInventory,
  type ScopeFigures,
  scopeFigures,
  totalFigure,
} from './figures.ts'
import type { IntensityDivisor } from './intensity.ts'
import { intensityLine } from './intensity-form.ts'
import { code, countPhrase, drawing, unitWords } from './layout.ts'
import { type MonthAmounts, proportion, stackScopes } from './month-columns.ts'

const SIZE = { width: 1000, height: 44 }
/** The thickness of the bar of the total. */
const THICKNESS = 28
/** The position and thickness of the other Scope 2 figure below it. */
const BESIDE = { y: 34, height: 8 }

/** A part of the drawing, with its figure. */
interface StripPart {
  readonly tone: string
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
  readonly figure: Figure
}

/** The total as one bar divided into scopes; below Scope 2, its other figure in outline. */
function stripParts({ scope1, scope2, marketBased, locationBased, scope3 }: ScopeFigures): readonly StripPart[] {
  const figures = { scope1, scope2, scope3 }
  const beside = scope2 === marketBased ? locationBased : marketBased
  const kg = ({ amounts }: Figure) => Math.max(0, amounts.co2e.kg)
  const amounts: MonthAmounts = { scope1: kg(scope1), scope2: kg(scope2), scope3: kg(scope3) }
  const parts = stackScopes(amounts).map(({ part, from, to }) => {
    return { tone: part, from, to, y: 0, height: THICKNESS, figure: figures[part] }
  })
  const start = kg(scope1)
  return [...parts, { tone: 'beside', from: start, to: start + kg(beside), ...BESIDE, figure: beside }]
}

function scopeStrip(scopes: ScopeFigures, explain: Explain, buttonOf: (figure: Figure) => HTMLElement): SVGSVGElement {
  const parts = stripParts(scopes)
  const x = proportion(Math.max(1, ...parts.map(({ to }) => to)), SIZE.width)
  const strip = drawing('strip', SIZE)
  for (const { tone, from, to, y, height, figure } of parts) {
    const place = { x: x(from), width: x(to) - x(from), y, height }
    const says = `${figure.title}: ${tonnesText(figure.amounts.co2e.exact)} t CO2e`
    const rect = svgElement('rect', { class: `bar ${tone}`, ...place }, svgElement('title', {}, says))
    rect.addEventListener('click', () => explain.narrow(figure, buttonOf(figure)))
    strip.append(rect)
  }
  return strip
}

/** The button of a card, the figure of the year before, which is undefined if that year has no records, and the intensity. */
interface CardParts {
  readonly number: HTMLElement
  readonly prior: Figure | undefined
  readonly denominator: IntensityDivisor | null
}

/** Shows the same figure of the year before: '2024: 612.345 t CO2e, +5.8 %'. */
function priorLine(figure: Figure, prior: Figure | undefined): readonly HTMLElement[] {
  if (prior === undefined) return []
  const [now, before] = [rationalOf(exactOf(figure)), rationalOf(exactOf(prior))]
  const change = before.n <= 0n ? '' : `, ${changeText({ n: now.n * before.d, d: now.d * before.n })}`
  const text = `${prior.period.name}: ${tonnesText(exactOf(prior))} t ${gasOf(figure)}${change}`
  return [element('p', { class: 'prior' }, gas(text))]
}

/** Prints a ratio as a change: '+5.8 %' for 1.058. */
function changeText(ratio: Rational): string {
  const text = decimalText({ n: 100n * (ratio.n - ratio.d), d: ratio.d }, PERCENT_DECIMALS)
  return `${text.startsWith('-') ? '' : '+'}${text} %`
}

/** A card of a figure below the strip. */
interface Card {
  readonly name: string
  readonly words: string
  readonly tone: string
  readonly figure: Figure
}

function buildCard({ name, words, tone, figure }: Card, { number, prior, denominator }: CardParts): HTMLElement {
  return element(
    'li',
    { class: 'card' },
    element('h3', {}, element('span', { class: `swatch ${tone}` }), gas(name)),
    element('p', { class: 'card-number' }, number, unitWords('t', gasOf(figure))),
    element('p', {}, words),
    ...priorLine(figure, prior),
    ...intensityLine(figure, denominator),
  )
}

function listCards(
  { scope1, scope2, marketBased, locationBased, scope3 }: ScopeFigures,
  biogenic: Figure | null,
): readonly Card[] {
  const [market, location] = ['Scope 2, market-based', 'Scope 2, location-based']
  const place = (figure: Figure) => (figure === scope2 ? 'in the total' : 'in no total')
  const tone = (figure: Figure) => (figure === scope2 ? 'scope2' : 'beside')
  const contracts = `electricity by its contracts; ${place(marketBased)}`
  const grids = `electricity by its grids; ${place(locationBased)}`
  const fromBiomass = 'from biomass in fuels, in no total'
  return [
    { name: 'Scope 1', words: 'fuel burnt at sites and in vehicles', tone: 'scope1', figure: scope1 },
    { name: market, words: contracts, tone: tone(marketBased), figure: marketBased },
    { name: 'Scope 3', words: 'freight, trips, goods and waste', tone: 'scope3', figure: scope3 },
    { name: location, words: grids, tone: tone(locationBased), figure: locationBased },
    ...(biogenic === null ? [] : [{ name: 'Biogenic CO2', words: fromBiomass, tone: 'biogenic', figure: biogenic }]),
  ]
}

/** The figures that the overview compares the year with. */
interface Comparison {
  readonly prior: ReadonlyMap<string, Figure>
  readonly denominator: IntensityDivisor | null
  /** The form that chooses the denominator. */
  readonly intensity: HTMLElement
}

/** Shows the year in one number, and by scope. */
export function overview(
  year: PeriodInventory,
  { prior, denominator, intensity }: Comparison,
  explain: Explain,
): HTMLElement {
  const total = totalFigure(year)
  const scopes = scopeFigures(year)
  const all = listCards(scopes, biogenicFigure(year))
  const buttonOf = cacheByObject((figure: Figure) => numberButton(figure, explain))
  const hero = numberButton(total, explain, 'hero-number')
  const { records, co2e } = total.amounts
  const lead = `${countPhrase(records, 'record')}, each with its proof. Press any number to see where it comes from.`
  return element(
    'section',
    { class: 'overview', 'aria-labelledby': 'overview-title' },
    element('h2', { id: 'overview-title', class: 'hidden' }, 'The year by scope'),
    element('p', { class: 'hero' }, hero, unitWords('t', 'CO2e')),
    element('p', { class: 'exact' }, code(kilogramsText(co2e.exact, 'all')), ' kg\u00a0', gas('CO2e')),
    ...priorLine(total, prior.get(total.key)),
    ...intensityLine(total, denominator),
    element('p', { class: 'lead' }, lead),
    scopeStrip(scopes, explain, buttonOf),
    element(
      'ul',
      { class: 'cards' },
      ...all.map((card) =>
        buildCard(card, { number: buttonOf(card.figure), prior: prior.get(card.figure.key), denominator }),
      ),
    ),
    intensity,
  )
}
