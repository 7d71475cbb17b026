import type { Figure, Measure } from '../figure.ts'
import { besideAnother } from './two-companies.ts'

/** What a company waits for its answers while another one reads everything that it has. */
export const measure: Measure = async ({ scale }) => {
  const figures: Figure[] = []
  for (const engine of ['Postgres']) figures.push(await besideAnother(engine, scale))
  return figures
}
