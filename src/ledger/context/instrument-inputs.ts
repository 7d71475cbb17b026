/** Energy drawn from an instrument: all digits of the kilowatt-hours, or a fraction. */
export interface InstrumentDraw {
  readonly instrumentId: string
  readonly energyKwh: string
}

/** The draws of a record of electricity. */
export interface InstrumentDraws {
  /** The draws that the client declared. */
  readonly declared: readonly InstrumentDraw[]
  /** True if the rest is drawn from any matching instrument. */
  readonly isAutomatic: boolean
  /** The draws in force, declared or automatic. */
  readonly draws: readonly InstrumentDraw[]
}

/** The stored inputs of an instrument: its kilowatt-hours with all digits, and its factor as it was named. */
export interface ExactInstrumentInputs {
  readonly energyKwh: string
  /** The sum of the draws of all records. */
  readonly drawnKwh: string
  readonly factorSnapshotId: string
}
