/**
 * Rows of UK DESNZ GHG Conversion Factors 2025 (OGL v3) applied: id, what, unit, load (tonnes or passengers), kilometres,
 * the published figures (CO2, CH4 and N2O as CO2e of the gas under AR5, total, WTT), and the kilograms of CO2e they give
 * (of CO2, of CH4, of N2O, in total, WTT; to the milligram).
 */
export const DESNZ_2025_ROWS = [
  ['E054', '0.8 t x 120 km diesel van', 't·km', 0.8, 120, ['0.62715', '0.00001', '0.00414', '0.6313', '0.15095'], [60.2064, 0.00096, 0.39744, 60.6048, 14.4912]],
  ['E056', '10 t x 19,500 km container ship average', 't·km', 10, 19500, ['0.01592', '0.00001', '0.00019', '0.01612', '0.00365'], [3104.4, 1.95, 37.05, 3143.4, 711.75]],
  ['E057', '10 t x 19,500 km container 8000+ TEU', 't·km', 10, 19500, ['0.0125', '0.00000448', '0.00015', '0.01266', '0.00287'], [2437.5, 0.8736, 29.25, 2468.7, 559.65]],
  ['E058', '50,000 t x 10,000 km bulk carrier average', 't·km', 50000, 10000, ['0.00349', '0.00000112', '0.00004', '0.00353', '0.0008'], [1745000, 560, 20000, 1765000, 400000]],
  ['E059', '0.5 t x 5,554.592 km long-haul air with RF', 't·km', 0.5, 5554.592, ['0.89392', '0.00006', '0.00542', '0.89939', '0.13516'], [2482.68044, 0.166638, 15.052944, 2497.872249, 375.379327]],
  ['E060', '0.5 t x 5,554.592 km long-haul air without RF', 't·km', 0.5, 5554.592, ['0.52583', '0.00006', '0.00542', '0.5313', '0.13516'], [1460.385556, 0.166638, 15.052944, 1475.577365, 375.379327]],
  ['E061', '1 passenger LHR-JFK 5,554.592 km ECONOMY with RF', 'passenger·km', 1, 5554.592, ['0.11604', '0.00001', '0.00099', '0.11704', '0.02461'], [644.554856, 0.055546, 5.499046, 650.109448, 136.698509]],
  ['E062', '1 passenger LHR-JFK 5,554.592 km PREMIUM_ECONOMY with RF', 'passenger·km', 1, 5554.592, ['0.18567', '0.00001', '0.00157', '0.18726', '0.03937'], [1031.321097, 0.055546, 8.720709, 1040.152898, 218.684287]],
  ['E064', '1 passenger LHR-JFK 5,554.592 km FIRST with RF', 'passenger·km', 1, 5554.592, ['0.46417', '0.00003', '0.00394', '0.46814', '0.09844'], [2578.274969, 0.166638, 21.885092, 2600.326699, 546.794036]],
  ['E065', '1 passenger LHR-JFK 5,554.592 km AVERAGE with RF', 'passenger·km', 1, 5554.592, ['0.15152', '0.00001', '0.00129', '0.15282', '0.03213'], [841.63178, 0.055546, 7.165424, 848.852749, 178.469041]],
  ['E066', '3 passengers LHR-CDG 347.653 km business short-haul with RF', 'passenger·km', 3, 347.653, ['0.18727', '0.00001', '0.00135', '0.18863', '0.03373'], [195.314932, 0.01043, 1.407995, 196.733356, 35.179007]],
  ['E067', '1 passenger domestic 500 km without RF', 'passenger·km', 1, 500, ['0.13395', '0.00022', '0.00134', '0.13552', '0.0335'], [66.975, 0.11, 0.67, 67.76, 16.75]],
  ['E068', 'national rail 640 km', 'passenger·km', 1, 640, ['0.0351', '0.00008', '0.00028', '0.03546', '0.00897'], [22.464, 0.0512, 0.1792, 22.6944, 5.7408]],
] as const

/** The cases of the collection that no activity expresses, and why. */
export const NOT_EXPRESSED = {
  E001: 'interpolates fuel between two distances: a flight model, not an activity',
  E023: 'a weighted average of routes: a flight model, not an activity',
  E032: 'an intensity, kilograms divided by tonne-kilometres: the library gives emissions',
  E034: 'an intensity, kilograms divided by tonne-kilometres: the library gives emissions',
  E042: 'from coordinates: needs places',
  E074: 'selection of a hotel factor by country: a test of the catalogue',
  E075: 'the formula of the myclimate calculator: no method of this library',
  E076: 'the formula of the myclimate calculator: no method of this library',
  E077: 'the formula of the myclimate calculator: no method of this library',
  E078: 'the formula of the myclimate calculator: no method of this library',
  E079: 'the formula of the myclimate calculator: no method of this library',
} as const
