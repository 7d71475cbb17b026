/** Where the run leaves what it saw. */
export const REPORT_FOLDER = 'coverage/mutation'

/** The tests that hold a folder: its own first, then those that see it through its neighbours. */
export const TESTS = {
  'core/exact': ['test/{unit,property}/core/exact/**/*.test.ts'],
  'core/units': ['test/{unit,property}/core/units/**/*.test.ts'],
  'core/emissions': [
    'test/unit/core/emissions/**/*.test.ts',
    'test/unit/core/activities/{instruments,spend}.test.ts',
    'test/property/laws/**/*.test.ts',
  ],
  'core/activities': ['test/{unit,property}/core/activities/**/*.test.ts', 'test/unit/bad-input*.test.ts'],
  'reference/places': ['test/{unit,property}/reference/places/**/*.test.ts'],
  ledger: ['test/unit/{ledger,records,reports,service}/**/*.test.ts'],
  records: ['test/unit/{ledger,records,reports,service}/**/*.test.ts'],
  reports: ['test/unit/{ledger,records,reports,service}/**/*.test.ts'],
}
