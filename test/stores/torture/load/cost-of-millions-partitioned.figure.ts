import type { Measure } from '../figure.ts'
import { costsAtScale } from './costs-at-scale.ts'

/** What a POST and a page cost among 20,000,000 records on Postgres, in partitioned tables. */
export const measure: Measure = ({ scale }) => costsAtScale(scale, 16)
