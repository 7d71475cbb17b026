import v8 from '@vitest/coverage-v8'

/** The provider under another name: by its own, the runner of the root would look for the package in the root. */
export default {
  ...v8,
  getProvider: async () => Object.assign(await v8.getProvider(), { name: 'custom' }),
}
