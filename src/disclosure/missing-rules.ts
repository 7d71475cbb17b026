import type { MissingRule } from './standard.ts'

const rule = (code: MissingRule['code'], message: string): MissingRule => Object.freeze({ code, message })

/** The row has no records. */
export const RECORDS_MISSING = rule(
  'records_missing',
  'No records count here. Record the activities, or name the row under figures.none in the statement if there are none.',
)

/** The row follows from others. */
export const ROWS_MISSING = rule('records_missing', 'Follows from rows that are not known. Supply those.')

/** The company has no energy account. */
export const ENERGY_MISSING = rule(
  'energy_missing',
  'The energy of the company is not known. Supply the energy account of the period.',
)

/** The energy account has no own production. */
export const PRODUCTION_MISSING = rule(
  'energy_missing',
  'Records hold no energy of own production. Supply the energy account, or name the row under figures.none in the statement if there is none.',
)

/** The statement lacks a figure. */
export function figureMissing(field: string, meaning: string): MissingRule {
  return rule('figure_missing', `No record holds ${meaning}. Supply figures.${field} in the statement.`)
}

/** The statement lacks a text or a choice. */
export function statementMissing(field: string, meaning: string): MissingRule {
  return rule('statement_missing', `${meaning} must be stated. Supply ${field} in the statement.`)
}
