/**
 * Rows of activities calculated as `tonne calculate` calculates those of a file.
 *
 * @module
 */
export type { StandInFigure, StandIns } from '../core/emissions/index.ts'
export type { EndDate } from '../core/time/index.ts'
export type { CalculatedRow } from './calculate-row.ts'
export { type CalculatedRows, calculateRows, type RowsOptions, type RowToCalculate } from './calculate-rows.ts'
export type { ActivityKind } from './columns.ts'
export type { EndDateReading } from './form/end-date.ts'
export type { DateOrder, DecimalMark } from './form/file-form.ts'
export type { LeftOutCause } from './left-out-cause.ts'
export type { RowResult, ScopeNumber } from './row-result.ts'
export type { RowWarning, WarnedRow, WarningCause } from './row-warnings.ts'
export type { LeftOutRow } from './total-rows.ts'
