/**
 * ADEME, Base Carbone V23.6: totals with upstream emissions, of the elements whose figures are read twice. Columns: element |
 * name | unit | heating value | kg CO2e. Written by test/tools/factors-data/write-ademe-table.ts.
 *
 * Licence Ouverte 2.0.
 */
export const ADEME_23_6 = `
37133|Gaz naturel - 2022, mix moyen, consommation|kWh|gross|0.215
25763|Supercarburant sans plomb (95, 95-E10, 98)|l||2.69
13988|Essence E10|l||2.69
25766|Essence E85|l||1.11
25775|Gazole routier B7|l||3.10
14031|GPL pour véhicule routier|l||1.86
43256|TGV - 2022|passenger·km||0.00293
43272|Intercités - 2022|passenger·km||0.0075
43255|TER - 2022, traction moyenne|passenger·km||0.0277
43254|RER et Transilien - 2022, Ile-de-France|passenger·km||0.00978
43740|Autocar, gazole|passenger·km||0.0375
28003|Autobus électrique|passenger·km||0.0217
`
