/**
 * European Environment Agency, greenhouse gas emission intensity of electricity generation in 2024, as modified on 10 July
 * 2026: direct emissions of all producers per gross kWh generated. Columns: ISO 3166-1 alpha-2 | kg CO2e per kWh. The
 * publisher prints grams. Written by test/tools/factors-data/write-eea-table.ts.
 *
 * European Environment Agency, CC BY 4.0.
 */
export const EEA_2024 = `
AT|0.053
BE|0.155
BG|0.248
CY|0.561
CZ|0.338
DE|0.291
DK|0.064
EE|0.384
ES|0.125
FI|0.027
FR|0.036
GR|0.304
HR|0.098
HU|0.127
IE|0.237
IT|0.206
LT|0.061
LU|0.035
LV|0.075
MT|0.337
NL|0.245
PL|0.566
PT|0.082
RO|0.188
SE|0.006
SI|0.175
SK|0.059
`
