import { type FieldsRule, fieldsRule } from './fields.ts'

// the steps are checked against those of the trace, field by field
const calculation: FieldsRule = {
  method: fieldsRule('id version'),
  contributions: [fieldsRule('label factorSnapshotId', { activity: fieldsRule('value unit'), steps: 'any' })],
  notices: [fieldsRule('code path message')],
}

/** The fields of a log line. */
const LOG_LINE: FieldsRule = fieldsRule(
  'sequence at actor action collection recordId before after digest recordDigest? carriedDigest? computedIn?',
  {
    'computed?': fieldsRule('revision reason', { calculation, location: calculation }),
    'dates?': fieldsRule('from to'),
    'period?': fieldsRule('from to comment'),
  },
)

/** The fields of each kind of bundle line; records have rules of their own, and the verifier of traces reads traces. */
export const LINE_FIELDS: Readonly<Record<string, FieldsRule>> = {
  header: fieldsRule('kind format companyId exportedAt total', { log: fieldsRule('sequence digest') }),
  // written by earlier versions: the first use of the factor
  factor: fieldsRule('kind id createdAt?', { factor: 'any' }),
  line: fieldsRule('kind', { line: LOG_LINE }),
  record: fieldsRule('kind collection version exact', { record: 'any' }),
  trace: fieldsRule('kind recordId method', { trace: 'any' }),
  end: fieldsRule('kind digest', { counts: fieldsRule('factor line record trace') }),
}
