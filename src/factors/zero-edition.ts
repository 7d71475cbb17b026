import { ZERO_EMISSION_ELECTRICITY } from '../emissions/index.ts'
import type { EditionTable } from './edition.ts'

const { edition, source } = ZERO_EMISSION_ELECTRICITY

/** The zero factor built into the engine, as an edition, so that a catalogue has every factor a trace can name. */
export const ZERO_EDITION: EditionTable = {
  id: edition,
  publisher: source.publisher,
  title: source.title,
  year: source.editionYear,
  licence: source.licence,
  attribution: source.attribution,
  rows: () => [ZERO_EMISSION_ELECTRICITY],
}
