import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import root from '../../vitest.config.ts'
import { FOLDERS, REPORT_FOLDER } from './folders.ts'

/**
 * Tests that do not help here: they go round these folders, start processes, or make the sequences of the model over and
 * over. To leave a test out can only make a branch missing.
 */
const OTHERS = ['test/{unit,property}/{bulk,apps/cli,core/csv,store,verify}/**', 'test/property/service/every-use-case.test.ts']

/** The tests that run the sources in their own process, watched in the folders whose every branch a test takes. */
export default defineConfig({
  test: {
    ...root.test,
    include: ['test/{unit,property,golden,contract,conformance,oracle}/**/*.test.ts'],
    exclude: OTHERS,
    reporters: ['dot'],
    coverage: {
      enabled: true,
      provider: 'custom',
      customProviderModule: fileURLToPath(new URL('provider.mjs', import.meta.url)),
      include: [`src/{${FOLDERS.join(',')}}/**/*.ts`],
      reporter: ['json'],
      reportsDirectory: REPORT_FOLDER,
      reportOnFailure: true,
    },
  },
})
