import type { Edition } from './edition.ts'

/** The US EPA GHG Emission Factors Hub of January 2025. */
export const EPA_HUB: Edition = {
  id: 'epa-2025',
  year: 2025,
  publisher: 'US EPA',
  title: 'GHG Emission Factors Hub (15 January 2025)',
  licence: 'US public domain',
  attribution: '',
}
