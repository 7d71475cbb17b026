/** Energy drawn from an instrument: all digits of the kilowatt-hours, or a fraction. */
export interface InstrumentDraw {
  readonly instrumentId: string
  readonly energyKwh: string
}

/** The draws of a record of electricity. */
export interface InstrumentDraws {
  /** Those that the client declared. */
  readonly declared: readonly InstrumentDraw[]
  /** Draws on whatever fits, for the rest. */
  readonly isAutomatic: boolean
  /** Those in force, declared or not. */
  readonly draws: readonly InstrumentDraw[]
}

/** Beside an instrument: its kilowatt-hours with all digits, and its factor as it was named. */
export interface ExactInstrumentInputs {
  readonly energyKwh: string
  /** The sum of what records draw. */
  readonly drawnKwh: string
  readonly factorSnapshotId: string
}
