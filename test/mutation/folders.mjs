/** Where the run leaves what it saw. */
export const REPORT_FOLDER = 'coverage/mutation'

/** The tests that hold a folder: its own first, then those that see it through its neighbours. */
export const TESTS = {
  exact: ['test/{unit,property}/exact/**/*.test.ts'],
  units: ['test/{unit,property}/units/**/*.test.ts'],
  emissions: [
    'test/unit/core/emissions/**/*.test.ts',
    'test/unit/core/activities/{instruments,spend}.test.ts',
    'test/property/laws/**/*.test.ts',
  ],
  activities: ['test/{unit,property}/activities/**/*.test.ts', 'test/unit/bad-input*.test.ts'],
  places: ['test/{unit,property}/places/**/*.test.ts'],
  service: ['test/unit/service/**/*.test.ts'],
}
