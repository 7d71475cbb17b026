/**
 * The tables of disclosure standards (ESRS E1, SECR, ISO 14064-1, SB 253), built from inventories and energy accounts.
 * Rows are data, and every cell lists the parts it follows from.
 *
 * @module
 */
export { sizeInRow } from './cell.ts'
export { checkStandard, checkStatement, disclose, parseStatement } from './disclose.ts'
export {
  aboutReport,
  type PrintableReport,
  type ReportOverview,
  reportOverview,
  reportPage,
} from './report-page.ts'
export { figureText, organizationText, reportCsv, reportMarkdown, subjectText } from './report-text.ts'
export {
  byGasName,
  type CountryInventory,
  type DisclosureEnergy,
  type DisclosureInputs,
  ENERGY_USES,
  type EnergyUnderived,
  type EnergyUseName,
  GAS_NAMES,
  type GasName,
  type MethodUse,
  type PeriodInputs,
  type PriorPeriod,
} from './standard.ts'
export { type TieOutCode, type TieOutDifference, tieOut } from './tie-out.ts'
