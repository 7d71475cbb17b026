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
] as const

/** The figures of a gas by report, each with the index of its source. */
export interface GasFigures {
  /** An alternative name used by publishers; '' if there is none. */
  readonly name: string
  readonly AR4_GWP100?: readonly [gwp: string, source: number]
  readonly AR5_GWP100?: readonly [gwp: string, source: number]
  readonly AR6_GWP100?: readonly [gwp: string, source: number]
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
}

/** Blends by mass, per cent (ASHRAE 34 as in US EPA and DESNZ). No R-408A: publishers count only its HFC part. */
export const BLENDS: Readonly<Record<string, readonly (readonly [gas: string, percent: string])[]>> = {
  'R-404A': [['HFC-125', '44'], ['HFC-134a', '4'], ['HFC-143a', '52']],
  'R-407A': [['HFC-32', '20'], ['HFC-125', '40'], ['HFC-134a', '40']],
  'R-407C': [['HFC-32', '23'], ['HFC-125', '25'], ['HFC-134a', '52']],
  'R-410A': [['HFC-32', '50'], ['HFC-125', '50']],
  'R-507A': [['HFC-125', '50'], ['HFC-143a', '50']],
}
