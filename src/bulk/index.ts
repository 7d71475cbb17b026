/**
 * tonne/bulk: the same calculations over columns of millions of rows, exact, with exact totals.
 *
 * @module
 */
export { codeOfRowStatus, ROW_CODES, ROW_STATUS, type RowCode } from '../core/errors/index.ts'
export type { CoefficientSet, UnpublishedRule } from './coefficients/coefficient-set.ts'
export { type CompileOptions, compile, PAIRS_MAX } from './coefficients/compile.ts'
export type {
  CompiledPair,
  ConstantStep,
  ExamplePair,
  PairDefinition,
  PairPart,
  UnitPair,
} from './coefficients/pair.ts'
export {
  type CalculateColumnsOptions,
  type CalculatedColumns,
  calculateColumns,
} from './columns/calculate-columns.ts'
export type { ColumnInput, IndexColumn, KeyedColumnInput } from './columns/check-columns.ts'
export { type Columns, type ColumnsOptions, createColumns, ROWS_MAX } from './columns/columns.ts'
export type { ResultsInto } from './columns/result-columns.ts'
export { KERNEL_NAMES, type KernelName } from './kernel/workspace.ts'
export type { BulkPool } from './parallel/bulk-pool.ts'
export type { BulkScope, BulkWorker, BulkWorkerEvent } from './parallel/bulk-worker.ts'
export { type ParallelOptions, parallel, WORKERS_MAX } from './parallel/parallel.ts'
export { serveBulk } from './parallel/serve-bulk.ts'
export { type ColumnsRestatement, type RestatedColumns, restateColumns } from './restate/restate-columns.ts'
export * from './restate/restate-totals.ts'
export {
  type CoefficientRow,
  type CoefficientTableOptions,
  coefficientTable,
  type Validity,
} from './sql/coefficient-table.ts'
export { type DecimalType, SQL_DIALECTS, type SqlDialect } from './sql/dialect.ts'
export type { SqlGuards } from './sql/guards.ts'
export type { SqlName } from './sql/quote.ts'
export type { SqlNumberOptions, SqlNumbers } from './sql/sql-numbers.ts'
export { type SqlColumns, type SqlKey, type SqlTotal, sqlTotal } from './sql/sql-total.ts'
export type { ActivityTable, SqlTables } from './sql/statement-names.ts'
export { type SqlOptions, type SqlStatements, toSql } from './sql/to-sql.ts'
export type { FailedRow } from './totals/failed-rows.ts'
export type { TotalColumnsOptions } from './totals/placement.ts'
export * from './totals/total-columns.ts'
export { type TotalColumns, Totals } from './totals/totals.ts'
