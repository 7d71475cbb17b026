/** True where only one driver of each engine is asked, which every run has time for: `vitest run --mode few`. */
export const ARE_FEW = process.env.MODE === 'few'
