import { deepStrictEqual, strictEqual } from 'node:assert'

/** Decimals and BigInts as their digits, so that a document can write them as a string. */
function asWritten(value) {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(asWritten)
  if (typeof value !== 'object' || value === null) return value
  if (typeof value.toFixed === 'function') return String(value)
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asWritten(one)]))
}

/** Where the last statement stands, for the report of a failure. */
let place = ''
process.on('exit', (code) => {
  if (code !== 0) console.error(place)
})

/** The three functions that the assertions of an example are made of. */
export function assertionsOf(file) {
  const __at = (line) => {
    place = `${file}:${line}`
  }
  return {
    __at,
    __equal: (where, actual, expected) => {
      __at(where)
      deepStrictEqual(asWritten(actual), asWritten(expected()))
    },
    __throws: async (where, run, code) => {
      __at(where)
      const thrown = await run().then(
        () => undefined,
        (error) => error,
      )
      strictEqual(thrown?.code, code)
    },
  }
}
