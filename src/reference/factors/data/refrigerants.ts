/**
 * GWP100 of gases by IPCC report, kg CO2e per kg of gas, digits as published; only figures that were
 * verified against a publication are here (AR6 of SF6 is not: 25,200 and 24,300 both circulate).
 */

/** The sources of the figures, which refer to them by index. */
export const GWP_SOURCES = [
  'definition',
  'openclimatedata/globalwarmingpotentials v0.13.1; AMEE datasets (AR4 WG1 ch.2)',
  'openclimatedata/globalwarmingpotentials v0.13.1; EPA Hub 2025 Table 11; DESNZ 2025 Refrigerant sheet',
  'openclimatedata/globalwarmingpotentials v0.13.1; chrisroadmap/ar6 (chapter-7 code data)',
  'openclimatedata/globalwarmingpotentials v0.13.1; EPA Hub 2025 Table 11',
  'openclimatedata/globalwarmingpotentials v0.13.1',
  'IPCC AR5 WG1 Table 8.7 note',
  'IPCC AR6 WG1 Table 7.15',
  'EPA Hub 2025; GHG Protocol Aug 2024',
  'openclimatedata/globalwarmingpotentials v0.13.1; DESNZ 2025 Refrigerant sheet',
  'chrisroadmap/ar6 (chapter-7 code data)',
  // figures for a set whose report does not list the gas
  'Annex II, section 1',
  'Annex IV',
  'Refrigerant & other',
  'Annex IV: 0; no IPCC report lists ammonia, which is no greenhouse gas',
] as const

/** The indices of the sources that are not IPCC reports, by edition. */
export const OTHER_SOURCES = { 'eu-517-2014': [11, 12, 14], 'desnz-2025-gwp': [13] } as const

/** The figures of a gas by report, each with the index of its source. */
export interface GasFigures {
  /** An alternative name used by publishers; '' if there is none. */
  readonly name: string
  readonly AR4_GWP100?: readonly [gwp: string, source: number]
  readonly AR5_GWP100?: readonly [gwp: string, source: number]
  readonly AR6_GWP100?: readonly [gwp: string, source: number]
  /** The figure of a gas that is the same in every set: zero. */
  readonly everySet?: readonly [gwp: string, source: number]
}

/** The figures of every gas by its name. */
export const GAS_FIGURES: Readonly<Record<string, GasFigures>> = {
  'CO2': { name: 'Carbon dioxide', AR4_GWP100: ['1', 0], AR5_GWP100: ['1', 0], AR6_GWP100: ['1', 0] },
  'CH4': { name: 'Methane (all sources)', AR4_GWP100: ['25', 1], AR5_GWP100: ['28', 2] },
  'N2O': { name: 'Nitrous oxide', AR4_GWP100: ['298', 1], AR5_GWP100: ['265', 2], AR6_GWP100: ['273', 3] },
  'SF6': { name: 'Sulphur hexafluoride', AR4_GWP100: ['22800', 1], AR5_GWP100: ['23500', 2] },
  'NF3': { name: 'Nitrogen trifluoride', AR4_GWP100: ['17200', 1], AR5_GWP100: ['16100', 2], AR6_GWP100: ['17400', 3] },
  'CF4': { name: 'PFC-14', AR4_GWP100: ['7390', 1], AR5_GWP100: ['6630', 2], AR6_GWP100: ['7380', 3] },
  'C2F6': { name: 'PFC-116', AR4_GWP100: ['12200', 1], AR5_GWP100: ['11100', 4], AR6_GWP100: ['12400', 3] },
  'C3F8': { name: 'PFC-218', AR4_GWP100: ['8830', 1], AR5_GWP100: ['8900', 4], AR6_GWP100: ['9290', 3] },
  'c-C4F8': { name: 'PFC-318', AR4_GWP100: ['10300', 5], AR5_GWP100: ['9540', 5], AR6_GWP100: ['10200', 5] },
  'HFC-23': { name: '', AR4_GWP100: ['14800', 1], AR5_GWP100: ['12400', 2], AR6_GWP100: ['14600', 3] },
  'HFC-32': { name: '', AR4_GWP100: ['675', 1], AR5_GWP100: ['677', 2], AR6_GWP100: ['771', 3] },
  'HFC-41': { name: '', AR5_GWP100: ['116', 2], AR6_GWP100: ['135', 3] },
  'HFC-125': { name: '', AR4_GWP100: ['3500', 1], AR5_GWP100: ['3170', 2], AR6_GWP100: ['3740', 3] },
  'HFC-134': { name: '', AR5_GWP100: ['1120', 2], AR6_GWP100: ['1260', 3] },
  'HFC-134a': { name: '', AR4_GWP100: ['1430', 1], AR5_GWP100: ['1300', 2], AR6_GWP100: ['1530', 3] },
  'HFC-143': { name: '', AR5_GWP100: ['328', 2], AR6_GWP100: ['364', 3] },
  'HFC-143a': { name: '', AR4_GWP100: ['4470', 1], AR5_GWP100: ['4800', 2], AR6_GWP100: ['5810', 3] },
  'HFC-152a': { name: '', AR4_GWP100: ['124', 1], AR5_GWP100: ['138', 2], AR6_GWP100: ['164', 3] },
  'HFC-227ea': { name: '', AR4_GWP100: ['3220', 1], AR5_GWP100: ['3350', 2], AR6_GWP100: ['3600', 3] },
  'HFC-236fa': { name: '', AR4_GWP100: ['9810', 1], AR5_GWP100: ['8060', 2], AR6_GWP100: ['8690', 3] },
  'HFC-245fa': { name: '', AR4_GWP100: ['1030', 1], AR5_GWP100: ['858', 2], AR6_GWP100: ['962', 3] },
  'HFC-365mfc': { name: '', AR4_GWP100: ['794', 1], AR5_GWP100: ['804', 2], AR6_GWP100: ['914', 3] },
  'HFC-43-10mee': { name: '', AR4_GWP100: ['1640', 1], AR5_GWP100: ['1650', 2], AR6_GWP100: ['1600', 3] },
  'HCFC-22': { name: '', AR4_GWP100: ['1810', 1], AR5_GWP100: ['1760', 5], AR6_GWP100: ['1960', 3] },
  'HCFC-123': { name: '', AR4_GWP100: ['77', 1], AR5_GWP100: ['79', 5], AR6_GWP100: ['90.4', 3] },
  'HCFC-141b': { name: '', AR4_GWP100: ['725', 1], AR5_GWP100: ['782', 5], AR6_GWP100: ['860', 3] },
  'HCFC-142b': { name: '', AR4_GWP100: ['2310', 1], AR5_GWP100: ['1980', 5], AR6_GWP100: ['2300', 3] },
  'CFC-11': { name: '', AR4_GWP100: ['4750', 1], AR5_GWP100: ['4660', 5], AR6_GWP100: ['6230', 3] },
  'CFC-12': { name: '', AR4_GWP100: ['10900', 1], AR5_GWP100: ['10200', 5], AR6_GWP100: ['12500', 3] },
  'CH4-fossil': { name: 'Methane, fossil', AR5_GWP100: ['30', 6], AR6_GWP100: ['29.8', 7] },
  'CH4-nonfossil': { name: 'Methane, non-fossil', AR6_GWP100: ['27.0', 7], AR5_GWP100: ['28', 8] },
  'C4F10': { name: 'PFC-31-10', AR4_GWP100: ['8860', 5], AR5_GWP100: ['9200', 9], AR6_GWP100: ['10000', 3] },
  'C5F12': { name: 'PFC-41-12', AR4_GWP100: ['9160', 5], AR5_GWP100: ['8550', 9], AR6_GWP100: ['9220', 3] },
  'C6F14': { name: 'PFC-51-14', AR4_GWP100: ['9300', 5], AR5_GWP100: ['7910', 9], AR6_GWP100: ['8620', 3] },
  'C10F18': { name: 'PFC-91-18', AR5_GWP100: ['7190', 9], AR6_GWP100: ['7480', 3] },
  'HFC-152': { name: '', AR5_GWP100: ['16', 9], AR6_GWP100: ['21.5', 3] },
  'HFC-161': { name: '', AR5_GWP100: ['4', 9], AR6_GWP100: ['4.84', 3] },
  'HFC-236cb': { name: '', AR5_GWP100: ['1210', 9], AR6_GWP100: ['1350', 3] },
  'HFC-236ea': { name: '', AR5_GWP100: ['1330', 9], AR6_GWP100: ['1500', 3] },
  'HFC-245ca': { name: '', AR5_GWP100: ['716', 9], AR6_GWP100: ['787', 3] },
  'HCFC-21': { name: '', AR5_GWP100: ['148', 9], AR6_GWP100: ['160', 3] },
  'HCFC-124': { name: '', AR4_GWP100: ['609', 5], AR5_GWP100: ['527', 9], AR6_GWP100: ['597', 3] },
  'HCFC-225ca': { name: '', AR4_GWP100: ['122', 5], AR5_GWP100: ['127', 9], AR6_GWP100: ['137', 3] },
  'HCFC-225cb': { name: '', AR4_GWP100: ['595', 5], AR5_GWP100: ['525', 9], AR6_GWP100: ['568', 3] },
  'HCFC-31': { name: '', AR6_GWP100: ['79.4', 10] },
  'CFC-13': { name: '', AR4_GWP100: ['14400', 5], AR5_GWP100: ['13900', 9], AR6_GWP100: ['16200', 3] },
  'CFC-113': { name: '', AR4_GWP100: ['6130', 5], AR5_GWP100: ['5820', 9], AR6_GWP100: ['6520', 3] },
  'CFC-114': { name: '', AR4_GWP100: ['10000', 5], AR5_GWP100: ['8590', 9], AR6_GWP100: ['9430', 3] },
  'CFC-115': { name: '', AR4_GWP100: ['7370', 5], AR5_GWP100: ['7670', 9], AR6_GWP100: ['9600', 3] },
  'Halon-1211': { name: '', AR4_GWP100: ['1890', 5], AR5_GWP100: ['1750', 9], AR6_GWP100: ['1930', 3] },
  'Halon-1301': { name: '', AR4_GWP100: ['7140', 5], AR5_GWP100: ['6290', 9], AR6_GWP100: ['7200', 3] },
  'Halon-2402': { name: '', AR4_GWP100: ['1640', 5], AR5_GWP100: ['1470', 9], AR6_GWP100: ['2170', 3] },
  'CCl4': { name: 'Carbon tetrachloride', AR4_GWP100: ['1400', 5], AR5_GWP100: ['1730', 9], AR6_GWP100: ['2200', 3] },
  'CH3Br': { name: 'Methyl bromide', AR4_GWP100: ['5', 5], AR5_GWP100: ['2', 9], AR6_GWP100: ['2.43', 3] },
  'CH3CCl3': { name: 'Methyl chloroform', AR4_GWP100: ['146', 5], AR5_GWP100: ['160', 9], AR6_GWP100: ['161', 3] },
  'HFO-1234yf': { name: '', AR4_GWP100: ['4', 11], AR5_GWP100: ['1', 13], AR6_GWP100: ['0.501', 10] },
  'HFO-1234ze(E)': { name: 'HFO-1234ze', AR4_GWP100: ['7', 11], AR5_GWP100: ['1', 13], AR6_GWP100: ['1.37', 10] },
  'HFO-1336mzz(Z)': { name: '', AR6_GWP100: ['2.08', 10] },
  'HFO-1336mzz(E)': { name: '', AR6_GWP100: ['17.9', 10] },
  'HCFO-1233zd(E)': { name: 'HFO-1233zd(E)', AR6_GWP100: ['3.88', 10] },
  'R-170': { name: 'Ethane', AR4_GWP100: ['6', 12], AR5_GWP100: ['0.437', 13], AR6_GWP100: ['0.437', 10] },
  'R-290': { name: 'Propane', AR4_GWP100: ['3', 12], AR5_GWP100: ['0.06', 13], AR6_GWP100: ['0.02', 10] },
  'R-600': { name: 'Butane', AR4_GWP100: ['4', 12], AR5_GWP100: ['0.006', 13], AR6_GWP100: ['0.006', 10] },
  'R-600a': { name: 'Isobutane', AR4_GWP100: ['3', 12], AR5_GWP100: ['3', 13] },
  'R-601': { name: 'Pentane', AR4_GWP100: ['5', 12], AR5_GWP100: ['5', 13] },
  'R-601a': { name: 'Isopentane', AR4_GWP100: ['5', 12], AR5_GWP100: ['5', 13] },
  'R-1150': { name: 'Ethylene', AR4_GWP100: ['4', 12] },
  'R-1270': { name: 'Propylene', AR4_GWP100: ['2', 12], AR5_GWP100: ['2', 13] },
  'R-E170': { name: 'Dimethyl ether', AR4_GWP100: ['1', 12], AR5_GWP100: ['1', 13] },
  'R-717': { name: 'Ammonia', everySet: ['0', 14] },
}

/**
 * Blends of ANSI/ASHRAE Standard 34 by mass: name | gas and per cent, … | where they were read. S: Standard 34-2019, p.
 * 9 ff., as in openscm-units (14a4e60). H: ASHRAE Handbook, Fundamentals 2017, chapter 29, Table 2 (SI). E: US EPA Hub
 * 2025, Table 12. N: New Zealand MfE 2026, names of its rows. All sources of a blend agree, except for misprints:
 * isobutane in R-426A (E), butane in R-436A and R-436B (N, whose figures are those of isobutane), R-446A (H), HFC-152
 * in R-405A and R-500 (S). R-400 is sold in several compositions, and R-514A contains a gas without a figure: neither
 * is here.
 */
export const BLENDS = `R-401A|HCFC-22 53, HFC-152a 13, HCFC-124 34|SHE
R-401B|HCFC-22 61, HFC-152a 11, HCFC-124 28|SHE
R-401C|HCFC-22 33, HFC-152a 15, HCFC-124 52|SHE
R-402A|HFC-125 60, R-290 2, HCFC-22 38|SHE
R-402B|HFC-125 38, R-290 2, HCFC-22 60|SHE
R-403A|R-290 5, HCFC-22 75, C3F8 20|SH
R-403B|R-290 5, HCFC-22 56, C3F8 39|SHEN
R-404A|HFC-125 44, HFC-134a 4, HFC-143a 52|SHEN
R-405A|HCFC-22 45, HFC-152a 7, HCFC-142b 5.5, c-C4F8 42.5|SH
R-406A|HCFC-22 55, R-600a 4, HCFC-142b 41|SHEN
R-407A|HFC-32 20, HFC-125 40, HFC-134a 40|SHE
R-407B|HFC-32 10, HFC-125 70, HFC-134a 20|SHE
R-407C|HFC-32 23, HFC-125 25, HFC-134a 52|SHEN
R-407D|HFC-32 15, HFC-125 15, HFC-134a 70|SHE
R-407E|HFC-32 25, HFC-125 15, HFC-134a 60|SH
R-407F|HFC-32 30, HFC-125 30, HFC-134a 40|SHN
R-407G|HFC-32 2.5, HFC-125 2.5, HFC-134a 95|S
R-407H|HFC-32 32.5, HFC-125 15, HFC-134a 52.5|S
R-407I|HFC-32 19.5, HFC-125 8.5, HFC-134a 72|S
R-408A|HFC-125 7, HFC-143a 46, HCFC-22 47|SHEN
R-409A|HCFC-22 60, HCFC-124 25, HCFC-142b 15|SHEN
R-409B|HCFC-22 65, HCFC-124 25, HCFC-142b 10|SHN
R-410A|HFC-32 50, HFC-125 50|SHEN
R-410B|HFC-32 45, HFC-125 55|SHE
R-411A|R-1270 1.5, HCFC-22 87.5, HFC-152a 11|SHE
R-411B|R-1270 3, HCFC-22 94, HFC-152a 3|SHE
R-412A|HCFC-22 70, C3F8 5, HCFC-142b 25|SH
R-413A|C3F8 9, HFC-134a 88, R-600a 3|SHN
R-414A|HCFC-22 51, HCFC-124 28.5, R-600a 4, HCFC-142b 16.5|SHE
R-414B|HCFC-22 50, HCFC-124 39, R-600a 1.5, HCFC-142b 9.5|SHE
R-415A|HCFC-22 82, HFC-152a 18|SH
R-415B|HCFC-22 25, HFC-152a 75|SH
R-416A|HFC-134a 59, HCFC-124 39.5, R-600 1.5|SHN
R-417A|HFC-125 46.6, HFC-134a 50, R-600 3.4|SHEN
R-417B|HFC-125 79, HFC-134a 18.3, R-600 2.7|SH
R-417C|HFC-125 19.5, HFC-134a 78.8, R-600 1.7|S
R-418A|R-290 1.5, HCFC-22 96, HFC-152a 2.5|SH
R-419A|HFC-125 77, HFC-134a 19, R-E170 4|SH
R-419B|HFC-125 48.5, HFC-134a 48, R-E170 3.5|S
R-420A|HFC-134a 88, HCFC-142b 12|SH
R-421A|HFC-125 58, HFC-134a 42|SH
R-421B|HFC-125 85, HFC-134a 15|SH
R-422A|HFC-125 85.1, HFC-134a 11.5, R-600a 3.4|SHEN
R-422B|HFC-125 55, HFC-134a 42, R-600a 3|SH
R-422C|HFC-125 82, HFC-134a 15, R-600a 3|SH
R-422D|HFC-125 65.1, HFC-134a 31.5, R-600a 3.4|SHE
R-422E|HFC-125 58, HFC-134a 39.3, R-600a 2.7|S
R-423A|HFC-134a 52.5, HFC-227ea 47.5|SH
R-424A|HFC-125 50.5, HFC-134a 47, R-600a 0.9, R-600 1, R-601a 0.6|SHE
R-425A|HFC-32 18.5, HFC-134a 69.5, HFC-227ea 12|SH
R-426A|HFC-125 5.1, HFC-134a 93, R-600 1.3, R-601a 0.6|SH
R-427A|HFC-32 15, HFC-125 25, HFC-143a 10, HFC-134a 50|SH
R-428A|HFC-125 77.5, HFC-143a 20, R-290 0.6, R-600a 1.9|SHE
R-429A|R-E170 60, HFC-152a 10, R-600a 30|SH
R-430A|HFC-152a 76, R-600a 24|SH
R-431A|R-290 71, HFC-152a 29|SH
R-432A|R-1270 80, R-E170 20|SH
R-433A|R-1270 30, R-290 70|SH
R-433B|R-1270 5, R-290 95|SH
R-433C|R-1270 25, R-290 75|SH
R-434A|HFC-125 63.2, HFC-143a 18, HFC-134a 16, R-600a 2.8|SHE
R-435A|R-E170 80, HFC-152a 20|SH
R-436A|R-290 56, R-600a 44|SH
R-436B|R-290 52, R-600a 48|SH
R-436C|R-290 95, R-600a 5|S
R-437A|HFC-125 19.5, HFC-134a 78.5, R-600 1.4, R-601 0.6|SH
R-438A|HFC-32 8.5, HFC-125 45, HFC-134a 44.2, R-600 1.7, R-601a 0.6|SH
R-439A|HFC-32 50, HFC-125 47, R-600a 3|SH
R-440A|R-290 0.6, HFC-134a 1.6, HFC-152a 97.8|SH
R-441A|R-170 3.1, R-290 54.8, R-600a 6, R-600 36.1|SH
R-442A|HFC-32 31, HFC-125 31, HFC-134a 30, HFC-152a 3, HFC-227ea 5|SH
R-443A|R-1270 55, R-290 40, R-600a 5|SH
R-444A|HFC-32 12, HFC-152a 5, HFO-1234ze(E) 83|SH
R-444B|HFC-32 41.5, HFC-152a 10, HFO-1234ze(E) 48.5|SH
R-445A|CO2 6, HFC-134a 9, HFO-1234ze(E) 85|SH
R-446A|HFC-32 68, HFO-1234ze(E) 29, R-600 3|S
R-447A|HFC-32 68, HFC-125 3.5, HFO-1234ze(E) 28.5|SH
R-447B|HFC-32 68, HFC-125 8, HFO-1234ze(E) 24|S
R-448A|HFC-32 26, HFC-125 26, HFO-1234yf 20, HFC-134a 21, HFO-1234ze(E) 7|SH
R-449A|HFC-32 24.3, HFC-125 24.7, HFO-1234yf 25.3, HFC-134a 25.7|SH
R-449B|HFC-32 25.2, HFC-125 24.3, HFO-1234yf 23.2, HFC-134a 27.3|SH
R-449C|HFC-32 20, HFC-125 20, HFO-1234yf 31, HFC-134a 29|S
R-450A|HFC-134a 42, HFO-1234ze(E) 58|SH
R-451A|HFO-1234yf 89.8, HFC-134a 10.2|SH
R-451B|HFO-1234yf 88.8, HFC-134a 11.2|SH
R-452A|HFC-32 11, HFC-125 59, HFO-1234yf 30|SH
R-452B|HFC-32 67, HFC-125 7, HFO-1234yf 26|S
R-452C|HFC-32 12.5, HFC-125 61, HFO-1234yf 26.5|S
R-453A|HFC-32 20, HFC-125 20, HFC-134a 53.8, HFC-227ea 5, R-600 0.6, R-601a 0.6|SH
R-454A|HFC-32 35, HFO-1234yf 65|SH
R-454B|HFC-32 68.9, HFO-1234yf 31.1|SH
R-454C|HFC-32 21.5, HFO-1234yf 78.5|S
R-455A|CO2 3, HFC-32 21.5, HFO-1234yf 75.5|S
R-456A|HFC-32 6, HFC-134a 45, HFO-1234ze(E) 49|S
R-457A|HFC-32 18, HFO-1234yf 70, HFC-152a 12|S
R-458A|HFC-32 20.5, HFC-125 4, HFC-134a 61.4, HFC-227ea 13.5, HFC-236fa 0.6|S
R-459A|HFC-32 68, HFO-1234yf 26, HFO-1234ze(E) 6|S
R-459B|HFC-32 21, HFO-1234yf 69, HFO-1234ze(E) 10|S
R-460A|HFC-32 12, HFC-125 52, HFC-134a 14, HFO-1234ze(E) 22|S
R-460B|HFC-32 28, HFC-125 25, HFC-134a 20, HFO-1234ze(E) 27|S
R-460C|HFC-32 2.5, HFC-125 2.5, HFC-134a 46, HFO-1234ze(E) 49|S
R-461A|HFC-125 55, HFC-143a 5, HFC-134a 32, HFC-227ea 5, R-600a 3|S
R-462A|HFC-32 9, HFC-125 42, HFC-143a 2, HFC-134a 44, R-600 3|S
R-463A|CO2 6, HFC-32 36, HFC-125 30, HFO-1234yf 14, HFC-134a 14|S
R-464A|HFC-32 27, HFC-125 27, HFO-1234ze(E) 40, HFC-227ea 6|S
R-465A|HFC-32 21, R-290 7.9, HFO-1234yf 71.1|S
R-500|CFC-12 73.8, HFC-152a 26.2|SH
R-501|HCFC-22 75, CFC-12 25|SH
R-502|HCFC-22 48.8, CFC-115 51.2|SHN
R-503|HFC-23 40.1, CFC-13 59.9|SH
R-504|HFC-32 48.2, CFC-115 51.8|SH
R-505|CFC-12 78, HCFC-31 22|SH
R-506|HCFC-31 55.1, CFC-114 44.9|SH
R-507A|HFC-125 50, HFC-143a 50|SHEN
R-508A|HFC-23 39, C2F6 61|SH
R-508B|HFC-23 46, C2F6 54|SH
R-509A|HCFC-22 44, C3F8 56|SH
R-510A|R-E170 88, R-600a 12|SH
R-511A|R-290 95, R-E170 5|SH
R-512A|HFC-134a 5, HFC-152a 95|SH
R-513A|HFO-1234yf 56, HFC-134a 44|SH
R-513B|HFO-1234yf 58.5, HFC-134a 41.5|S
R-515A|HFO-1234ze(E) 88, HFC-227ea 12|S
R-516A|HFO-1234yf 77.5, HFC-134a 8.5, HFC-152a 14|S`
