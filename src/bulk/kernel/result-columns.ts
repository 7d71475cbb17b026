/** Kilograms of co2, ch4, n2o and co2e, a column each. */
export type ResultColumns = readonly [Float64Array, Float64Array, Float64Array, Float64Array]
