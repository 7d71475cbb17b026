/** Kilograms of co2, ch4, n2o and co2e, one column each. */
export type ResultColumns = readonly [Float64Array, Float64Array, Float64Array, Float64Array]
