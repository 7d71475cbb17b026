import { scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { element, gas, svgElement } from './element.ts'
import { tonnesText } from './figure-text.ts'
import {
  biogenicFigure,
  type Figure,
  gasOf,
  type PeriodInventory,
  type ScopeFigures,
  scopeFigures,
  totalFigure,
} from './figures.ts'
import { code, drawing, unitWords } from './layout.ts'
import { type MonthAmounts, PARTS } from './month-columns.ts'
import { type Explain, numberButton } from './number-button.ts'

const SIZE = { width: 1000, height: 44 }
/** Of the bar of the total. */
const THICKNESS = 28
/** Of the location-based figure below it: from where, and how thick. */
const BESIDE = { y: 34, height: 8 }

/** A part of the drawing, and the number that it stands for. */
interface StripPart {
  readonly tone: string
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
  readonly figure: Figure
}

/** The total as one bar, cut into its scopes; below it, where Scope 2 begins, the location-based figure in outline. */
function stripParts({ scope1, marketBased, locationBased, scope3 }: ScopeFigures): readonly StripPart[] {
  const figures = { scope1, scope2: marketBased, scope3 }
  const kg = ({ amounts }: Figure) => Math.max(0, amounts.co2e.kg)
  const amounts: MonthAmounts = { scope1: kg(scope1), scope2: kg(marketBased), scope3: kg(scope3) }
  const series = stack<MonthAmounts, (typeof PARTS)[number]>().keys(PARTS)([amounts])
  const parts = series.map(({ key, 0: [from, to] = [0, 0] }) => {
    return { tone: key, from, to, y: 0, height: THICKNESS, figure: figures[key] }
  })
  const start = kg(scope1)
  return [...parts, { tone: 'beside', from: start, to: start + kg(locationBased), ...BESIDE, figure: locationBased }]
}

function scopeStrip(scopes: ScopeFigures, explain: Explain, buttons: ReadonlyMap<Figure, HTMLElement>): SVGSVGElement {
  const parts = stripParts(scopes)
  const x = scaleLinear([0, Math.max(1, ...parts.map(({ to }) => to))], [0, SIZE.width])
  const strip = drawing('strip', SIZE)
  for (const { tone, from, to, y, height, figure } of parts) {
    const place = { x: x(from), width: x(to) - x(from), y, height }
    const says = `${figure.title}: ${tonnesText(figure.amounts.co2e.exact)} t CO2e`
    const rect = svgElement('rect', { class: `bar ${tone}`, ...place }, svgElement('title', {}, says))
    rect.addEventListener('click', () => explain(figure, buttons.get(figure) as HTMLElement))
    strip.append(rect)
  }
  return strip
}

/** Card of a figure in the row below the strip. */
interface Card {
  readonly name: string
  readonly words: string
  readonly tone: string
  readonly figure: Figure
}

function cardOf({ name, words, tone, figure }: Card, number: HTMLElement): HTMLElement {
  return element(
    'li',
    { class: 'card' },
    element('h3', {}, element('span', { class: `swatch ${tone}` }), gas(name)),
    element('p', { class: 'card-number' }, number, unitWords('t', gasOf(figure))),
    element('p', {}, words),
  )
}

function cards({ scope1, marketBased, locationBased, scope3 }: ScopeFigures, biogenic: Figure | null): readonly Card[] {
  const [market, location] = ['Scope 2, market-based', 'Scope 2, location-based']
  const contracts = 'electricity by its contracts; in the total'
  const grids = 'the same electricity by its grids; in no total'
  const fromBiomass = 'from biomass in fuels, in no total'
  return [
    { name: 'Scope 1', words: 'fuel burnt at sites and in vehicles', tone: 'scope1', figure: scope1 },
    { name: market, words: contracts, tone: 'scope2', figure: marketBased },
    { name: 'Scope 3', words: 'freight and business trips', tone: 'scope3', figure: scope3 },
    { name: location, words: grids, tone: 'beside', figure: locationBased },
    ...(biogenic === null ? [] : [{ name: 'Biogenic CO2', words: fromBiomass, tone: 'biogenic', figure: biogenic }]),
  ]
}

/** The year in one number, and in its scopes. */
export function overview(year: PeriodInventory, explain: Explain): HTMLElement {
  const total = totalFigure(year)
  const scopes = scopeFigures(year)
  const all = cards(scopes, biogenicFigure(year))
  const numbers = new Map(all.map(({ figure }) => [figure, numberButton(figure, explain)] as const))
  const hero = numberButton(total, explain, 'hero-number')
  const { records, co2e } = total.amounts
  const lead = `${records} records, each with its proof. Press any number to see where it comes from.`
  return element(
    'section',
    { class: 'overview', 'aria-labelledby': 'overview-title' },
    element('h2', { id: 'overview-title', class: 'hidden' }, 'The year, and its scopes'),
    element('p', { class: 'hero' }, hero, unitWords('t', 'CO2e')),
    element('p', { class: 'exact' }, code(co2e.exact), ' kg\u00a0', gas('CO2e')),
    element('p', { class: 'lead' }, lead),
    scopeStrip(scopes, explain, numbers),
    element('ul', { class: 'cards' }, ...all.map((card) => cardOf(card, numbers.get(card.figure) as HTMLElement))),
  )
}
