import { escapeMarkup } from './escape-markup.ts'

/** A bar of a chart: its name, its figure as printed, and its height, which decides the length. */
export interface ChartBar {
  readonly name: string
  readonly text: string
  readonly height: number
}

const [WIDTH, HEIGHT, NAMES_HEIGHT, FIGURES_HEIGHT] = [680, 180, 20, 18]
/** The part of its column that a bar fills. */
const FILLED = 0.66

const rounded = (length: number) => String(Math.round(length * 100) / 100)

/** Draws bars side by side with their names and figures, as SVG. Bars below zero hang from the line of zero. */
export function barChart(title: string, bars: readonly ChartBar[]): string {
  const most = bars.reduce((all, { height }) => Math.max(all, height), 0)
  const least = bars.reduce((all, { height }) => Math.min(all, height), 0)
  const room = HEIGHT - NAMES_HEIGHT - FIGURES_HEIGHT
  const scale = most === least ? 0 : room / (most - least)
  const zero = FIGURES_HEIGHT + most * scale
  const column = WIDTH / Math.max(bars.length, 1)
  const drawn = bars.map(({ name, text, height }, index) => {
    const middle = rounded((index + 0.5) * column)
    const top = zero - Math.max(height, 0) * scale
    const left = rounded((index + 0.5 - FILLED / 2) * column)
    const bar = `<rect x="${left}" y="${rounded(top)}" width="${rounded(column * FILLED)}" height="${rounded(Math.abs(height) * scale)}"/>`
    const figure = `<text x="${middle}" y="${rounded(top - 4)}">${escapeMarkup(text)}</text>`
    return `${bar}${figure}<text x="${middle}" y="${HEIGHT - 4}">${escapeMarkup(name)}</text>`
  })
  const line = `<line x1="0" x2="${WIDTH}" y1="${rounded(zero)}" y2="${rounded(zero)}"/>`
  return `<figure><figcaption>${escapeMarkup(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(title)}">${drawn.join('')}${line}</svg></figure>`
}
