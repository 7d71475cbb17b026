/** The folders of src/ whose every branch a test takes. */
export const FOLDERS = [
  'core/exact',
  'core/units',
  'core/emissions',
  'core/activities',
  'reference/places',
  'ledger',
  'records',
  'reports',
  'service',
]
/** Where the run leaves what it saw. */
export const REPORT_FOLDER = 'coverage/branches'
