import { TestRunner, test } from 'vitest'

/**
 * Stryker asks which tests fail. A file that a change keeps from loading has none, as if nothing noticed the change: here
 * it gets one.
 */
export default class LoadingTold extends TestRunner {
  async importFile(file, source) {
    try {
      return await super.importFile(file, source)
    } catch (error) {
      if (source !== 'collect') throw error
      test('can be loaded', () => {
        throw error
      })
    }
  }
}
