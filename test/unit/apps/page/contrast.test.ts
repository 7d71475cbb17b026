import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/apps/page/page.css', 'utf8')

/** The colours that a block of the style sheet names. */
function coloursIn(block: string): ReadonlyMap<string, string> {
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))
}

const blocks = css.split(':root {').slice(1)
const light = coloursIn(blocks[0]?.split('}')[0] ?? '')
const dark = coloursIn(blocks[1]?.split('}')[0] ?? '')

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((index) => {
    const part = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const TEXT = 4.5
const GRAPHICS = 3
const PAIRS = [
  ...['ink', 'ink-soft', 'accent'].flatMap((name) => [
    [name, 'ground', TEXT] as const,
    [name, 'surface', TEXT] as const,
  ]),
  ['accent-ink', 'accent', TEXT] as const,
  ['good', 'good-ground', TEXT] as const,
  ['bad', 'bad-ground', TEXT] as const,
  ['ink', 'good-ground', TEXT] as const,
  ['ink', 'bad-ground', TEXT] as const,
  ...['scope1', 'scope2', 'scope3', 'whole', 'rule-strong'].map((name) => [name, 'ground', GRAPHICS] as const),
  ['rule-strong', 'surface', GRAPHICS] as const,
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of the page, %s', (_, colours) => {
  it.each(PAIRS)('%s on %s', (front, back, least) => {
    expect(contrast(colours.get(front) ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(least)
  })
})
