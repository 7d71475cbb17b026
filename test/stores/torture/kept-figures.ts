import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './figure.ts'

/** What one measurement found at full scale, and when and where. */
export interface Kept {
  /** The name of its file, as `--only` takes it. */
  readonly measurement: string
  readonly seed: number
  /** YYYY-MM-DD. */
  readonly day: string
  readonly machine: string
  readonly figures: readonly Figure[]
}

const FILE = new URL('figures.json', import.meta.url)

/** What earlier runs kept. */
export function keptFigures(): readonly Kept[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as readonly Kept[]
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'ENOENT') return []
    throw error
  }
}

/** Keeps what a run found in the place of what the same measurements found before; gives all there is, in the order. */
export function keep(found: readonly Kept[], order: readonly string[]): readonly Kept[] {
  const others = keptFigures().filter(({ measurement }) => !found.some((one) => one.measurement === measurement))
  const place = ({ measurement }: Kept) => order.indexOf(measurement)
  const all = [...others, ...found].filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b))
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
  return all
}
