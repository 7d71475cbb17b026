import { ZERO_EMISSION_ELECTRICITY } from '../emissions/index.ts'
import type { EditionTable } from './edition.ts'

const { edition, source } = ZERO_EMISSION_ELECTRICITY

/** The one factor that the engine brings along, so that a catalogue holds all that a trace can name. */
export const ZERO_EDITION: EditionTable = {
  id: edition,
  publisher: source.publisher,
  title: source.title,
  year: source.editionYear,
  licence: source.licence,
  attribution: source.attribution,
  rows: () => [ZERO_EMISSION_ELECTRICITY],
}
