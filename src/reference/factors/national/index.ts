/**
 * Factors of national and European publishers that `tonne/factors` leaves out. A separate entry, so that only those who
 * need them load them.
 *
 * @module
 */

import type { Catalogue } from '../catalogue.ts'
import { catalogueOfEditions } from '../create-catalogue.ts'
import { ECCC_EDITIONS } from './eccc-editions.ts'
import { ADEME_EDITION, EEA_EDITION } from './european-editions.ts'
import { MFE_EDITION, publishedUncertainty } from './mfe-edition.ts'
import { NATIONAL_WORDS } from './national-words.ts'
import { NGA_EDITIONS, ngaBridges } from './nga-editions.ts'

export {
  type LeftOutFileRow,
  type LoadedPublisherFile,
  loadPublisherFile,
  type PublisherFile,
} from './load/load-publisher-file.ts'
export { PUBLISHER_FORMATS, type PublisherFormat } from './load/publisher-formats.ts'
export {
  type CombinedUncertainty,
  combineUncertainties,
  type UncertainPart,
  uncertaintyPercent,
} from './uncertainty.ts'
export { publishedUncertainty }

/**
 * Factors of the European Environment Agency (direct grid intensities of 27 states in 2024), New Zealand (MfE 2026.2),
 * Australia (NGA 2023 to 2026), Canada (ECCC by the year for which a table must be used) and ADEME (twelve elements), with the
 * energy contents of Australian fuels. Join it with the bundled factors; `selectFactor` then prefers a direct grid factor of
 * the most precise region to a lifecycle one. Tables are parsed on first use.
 *
 * @example
 * ```ts
 * import { joinCatalogues, publishedCatalogue, selectFactor } from 'tonne/factors'
 * import { nationalCatalogue } from 'tonne/factors/national'
 * const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)
 * const period = { start: '2024-01-01', end: '2025-01-01' }
 * const munich = selectFactor({ activity: { kind: 'electricity' }, region: 'DE', period, catalogue })
 * munich.factor.per1.co2e // => '0.291'
 * munich.notices // => []
 * nationalCatalogue.factors().length // => 2266
 * ```
 */
export const nationalCatalogue: Catalogue = catalogueOfEditions(
  [EEA_EDITION, MFE_EDITION, ...NGA_EDITIONS, ...ECCC_EDITIONS, ADEME_EDITION],
  { bridges: ngaBridges, vocabulary: [NATIONAL_WORDS] },
)
