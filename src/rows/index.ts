export { isNationalEdition } from '../reference/factors/resolution/index.ts'
export { countryOf, type RowDates, rowPeriodOf } from './activity-cells.ts'
export { type CommandOption, hasPlaceholder, OPTION_PATTERN, optionText, PLACEHOLDERS, shellWord } from './advice.ts'
export { toArgumentMessage } from './argument-messages.ts'
export {
  type CalculatedRow,
  type CalculateOptions,
  calculateRow,
  createFileRules,
  type FileRules,
} from './calculate-row.ts'
export {
  calculateRows,
  calculateSingleRow,
  type ReadRowsOptions,
  type RowToCalculate,
  readObjects,
  serialiseCells,
} from './calculate-rows.ts'
export {
  ACTIVITY_KINDS,
  type ActivityKind,
  columnHelp,
  columnRule,
  describeColumn,
  INPUT_COLUMN_NAMES,
  type InputColumn,
  isInputColumn,
} from './columns.ts'
export { hasPlaceNationalFactors } from './factor-sets.ts'
export { type FailureCause, FailureGroups } from './failure-groups.ts'
export { findColumnsByCells } from './form/columns-by-cells.ts'
export { type CommutingSurvey, planSurvey, SurveyReader } from './form/commuting-survey.ts'
export { calendarPeriodOfMonth, namesPeriod } from './form/date-interpretations.ts'
export { type DatedRow, END_DATES, type EndDateReading, readDatedRow, readEndDates } from './form/end-date.ts'
export {
  type DateOrder,
  type DecimalMark,
  type FileForm,
  type FormOptions,
  formOfOptions,
  SEPARATOR_LINE,
  type UnpivotOption,
} from './form/file-form.ts'
export { type FinancialYears, firstOfTwoYears, parseFinancialYears } from './form/financial-year.ts'
export { type FoundHeader, findHeader, soundRecords } from './form/find-header.ts'
export { FormDetector } from './form/form-detector.ts'
export { FRENCH_LEDGER_SENTENCE, frenchPurchase, planFrenchLedger } from './form/french-ledger.ts'
export {
  type GroupedRecord,
  type GroupPlan,
  GroupReader,
  groupedCells,
  groupedHeader,
  planGroupedTable,
} from './form/grouped-table.ts'
export { headerSentence } from './form/header-guesses.ts'
export { addUnitsOfLine, type JoinedHeader, joinHeaderLines } from './form/header-lines.ts'
export {
  COLUMNS_MAX,
  findHeaderRow,
  type HeaderRow,
} from './form/header-row.ts'
export { chooseText } from './form/interpretations.ts'
export { MapWordSearch, unneededWords, withoutFoundWords } from './form/map-words.ts'
export { planMeterPortal } from './form/meter-portal.ts'
export { countFollowingYears } from './form/month-years.ts'
export { numberInterpretations } from './form/number-interpretations.ts'
export { type ProfitPlan, ProfitReader, planProfitAndLoss } from './form/profit-and-loss.ts'
export { FORMULA_WITHOUT_VALUE, fileFault, readCell, sheetFault, UNREADABLE_CELL } from './form/read-cell.ts'
export {
  closesMonths,
  findReadingColumns,
  firstDayAfterReading,
  hasQuantity,
  pairReadings,
  planReadings,
  type ReadingColumns,
} from './form/successive-readings.ts'
export { checkWideTotals, type WideTotals } from './form/total-columns.ts'
export { parseUnpivot } from './form/unpivot-option.ts'
export { planWideTable, type WidePlan } from './form/wide-header.ts'
export { csvColumns, UNNAMED_COLUMN } from './header-columns.ts'
export { LEFT_OUT_CAUSES, type LeftOutCause } from './left-out-cause.ts'
export { LeftOutFinder } from './left-out-lines.ts'
export { type ReductionState, Reductions } from './reductions.ts'
export { FACTOR_SETS, type FactorSet, joinOwnFactors, withFactorSets } from './row-catalogue.ts'
export { RowComparison } from './row-comparison.ts'
export { parsePassages, places, placesWithPostcodes, type RowEnds, STOP_MARKS } from './row-distance.ts'
export { factsOf, likenessOf, meterOfTexts, type RowFacts, type RowLikeness } from './row-facts.ts'
export type { FailedCell, Failure } from './row-failure.ts'
export { type RowMeasure, rowMeasure } from './row-measure.ts'
export { fallbacksOf, type RowResult, resultNotices } from './row-result.ts'
export { negativeScopes, type RowWarning, SCOPE_WORDS, type WarnedRow, type WarningCause } from './row-warnings.ts'
export { byScope, SCOPES, type ScopeName, ScopeSums, scopesOf, scopesOfTotal, standInSumOf } from './scope-sums.ts'
export {
  cellsOfObject,
  dropIgnoredFailures,
  ignoredKeyRemarks,
  leaveOutLine,
  NO_ACTIVITIES,
  type ReadingOptions,
  rowOfCells,
  rowOfLine,
  type SourceRow,
  textOfValue,
} from './source-row.ts'
export {
  findHeldRow,
  type HeldRow,
  type LeftOutRow,
  leftOutCause,
  type QuantitySum,
  quantityOfRow,
  TotalRows,
} from './total-rows.ts'
export { CHOICE_WORDS, vehicleOfMode } from './words/choice-words.ts'
export { COLUMN_WORDS, findMappedColumn, PROBLEM_COLUMN, SOURCE_LINE } from './words/column-words.ts'
export { findCurrencyOfCell } from './words/currency-words.ts'
export { hasTotalWord, isMarkOfTotal } from './words/total-words.ts'
export { UNIT_WORDS } from './words/unit-words.ts'
export { foldWord } from './words/word-list.ts'
