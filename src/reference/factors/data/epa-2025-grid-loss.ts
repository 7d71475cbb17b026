/**
 * US EPA GHG Emission Factors Hub (15 January 2025), Table 6: grid gross loss by eGRID subregion and of the United States.
 * Columns: row | region | fraction of the generation. Puerto Rico has none. Written by
 * test/tools/factors-data/write-epa-rest-table.ts.
 *
 * US public domain.
 */
export const EPA_2025_GRID_LOSS = `
339|US-AKGD|0.041
340|US-AKMS|0.041
341|US-AZNM|0.041
342|US-CAMX|0.041
343|US-ERCT|0.042
344|US-FRCC|0.042
345|US-HIMS|0.044
346|US-HIOA|0.044
347|US-MROE|0.042
348|US-MROW|0.042
349|US-NEWE|0.042
350|US-NWPP|0.041
351|US-NYCW|0.042
352|US-NYLI|0.042
353|US-NYUP|0.042
355|US-RFCE|0.042
356|US-RFCM|0.042
357|US-RFCW|0.042
358|US-RMPA|0.041
359|US-SPNO|0.042
360|US-SPSO|0.042
361|US-SRMV|0.042
362|US-SRMW|0.042
363|US-SRSO|0.042
364|US-SRTV|0.042
365|US-SRVC|0.042
366|US|0.042
`
