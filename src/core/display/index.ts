export { countPhrase } from './count-phrase.ts'
export { decimalText, percentText, rationalOf, significantText, withoutZeros } from './decimal-text.ts'
export { CHANGE_DECIMALS, EXACT_KG_DECIMALS, FIGURE_DECIMALS, PERCENT_DECIMALS } from './decimals.ts'
export { distanceText, lengthDigits } from './distance-text.ts'
export type * from './import-messages.ts'
export { withUnlocking } from './lock-sentence.ts'
export {
  allDigitsText,
  kilogramsText,
  type MassDigits,
  type MassUnit,
  massDigits,
  massText,
  tonnesText,
} from './mass-text.ts'
export { activityLabel, choiceLabel, columnLabel, fieldLabel } from './plain-words.ts'
export {
  type AttachedFile,
  evidenceText,
  type FiledRecord,
  isFileDigest,
  type ReportFile,
  type ReportHolder,
  type ReportKind,
  type ReportRecord,
  type ReportTime,
} from './report-file.ts'
export { type ReadableContribution, type SumLine, sumLine } from './sum-lines.ts'
