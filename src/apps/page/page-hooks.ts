import type { View } from './panel.ts'
import type { NamedPeriod } from './period.ts'
import type { EmissionRecord } from './records.ts'

/** A month without a record, to start a form from. */
export interface MissingMonth {
  /** The record whose kind, place, unit and factor the new one shares. */
  readonly example: EmissionRecord
  readonly month: NamedPeriod
}

/** The parts that a script with screens adds to the page. */
export interface PageScreens {
  /** Builds the view of a key of the address; null for the keys of others. */
  readonly viewOf: (key: string) => View | null
  /** The controls in the view of a record. */
  readonly recordActions: (record: EmissionRecord, open: (key: string) => void) => readonly HTMLElement[]
  /** The key of the form for a missing month; null if there is none. */
  readonly missingMonthKey: (missing: MissingMonth) => string | null
  /** Sections after the figures of the year. */
  readonly sections: () => readonly HTMLElement[]
}

/** The fields of a record that was saved. */
export type SavedRecord = Readonly<Record<string, unknown>>

/** Access to the page, for a script with screens. */
export interface PageControl {
  /** Adds parts to the page, and shows it again with them. */
  add(screens: PageScreens): void
  /** Shows one view over the page, by its key. */
  open(key: string): void
  /** Closes the view on top. */
  closeTop(): void
  /**
   * Reads everything again, after a change. The record that was saved, as the server answered it: its open view is shown again at
   * once.
   */
  reload(saved?: SavedRecord): void
  /** Says a sentence to everyone, screen readers included. */
  say(sentence: string): void
}

/** The page without screens, as it is for a key that can only read. */
export const NO_SCREENS: PageScreens = {
  viewOf: () => null,
  recordActions: () => [],
  missingMonthKey: () => null,
  sections: () => [],
}

/** Joins the parts of two scripts; views and keys of the first one come first. */
export function joinScreens(first: PageScreens, second: PageScreens): PageScreens {
  return {
    viewOf: (key) => first.viewOf(key) ?? second.viewOf(key),
    recordActions: (record, open) => [...first.recordActions(record, open), ...second.recordActions(record, open)],
    missingMonthKey: (missing) => first.missingMonthKey(missing) ?? second.missingMonthKey(missing),
    sections: () => [...first.sections(), ...second.sections()],
  }
}
