/** What is measured of the library: each function as a user calls it. */

/** A function of the library; without it nothing is measured, and the run says so. */
export function needed(library, name) {
  if (typeof library[name] !== 'function') throw new Error(`the build of tonne/bulk has no ${name}`)
  return library[name].bind(library)
}

export const compiled = (library, pairs) =>
  needed(library, 'compile')({ pairs: pairs.map(({ definition }) => definition) })

/** Columns in the kernel's memory, filled. */
export function ownColumns(library, set, { kernel, keys, ...columns }) {
  const rows = columns.value.length
  const own = needed(library, 'createColumns')(set, {
    rows,
    ...(kernel === undefined ? {} : { kernel }),
    ...(keys === undefined ? {} : { keys }),
  })
  for (const [name, column] of Object.entries(columns)) if (column !== undefined) own[name].set(column)
  return own
}

/** Four columns of results; a row that failed is a mistake of this bench. */
export function resultsOf({ co2, ch4, n2o, co2e, failed }) {
  if (failed !== 0) throw new Error(`${failed} rows failed`)
  return [co2, ch4, n2o, co2e]
}
