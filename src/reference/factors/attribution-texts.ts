/** The attribution required by the Open Government Licence v3.0 (DESNZ conversion factors). */
export const OGL_ATTRIBUTION = 'Contains public sector information licensed under the Open Government Licence v3.0.'

/** The acknowledgement that the reuse of EU legislation asks for (Commission Decision 2011/833/EU). */
export const EU_ATTRIBUTION =
  'GWP of refrigerants: Regulation (EU) No 517/2014, © European Union, https://eur-lex.europa.eu'

/** The attribution required by CC BY 4.0 for Ember's figures. */
export const EMBER_ATTRIBUTION =
  'Grid electricity: Ember, yearly electricity data, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), converted from grams to kilograms.'

/** The acknowledgement that the EEA's re-use policy and CC BY 4.0 require. */
export const EEA_ATTRIBUTION =
  'European Environment Agency, Greenhouse gas emission intensity of electricity generation (2024 data, modified 10 July 2026), CC BY 4.0.'

/** The attributions required for the factors of national publishers. */
export const NATIONAL_ATTRIBUTIONS = {
  mfe: 'New Zealand Ministry for the Environment, Measuring Emissions: 2026 emission factors (release 2026.2), CC BY 4.0.',
  nga: (year: number) =>
    `Australian Government, Department of Climate Change, Energy, the Environment and Water, National Greenhouse Accounts Factors ${year}, CC BY 4.0.`,
  ademe: 'ADEME, Base Carbone® V23.6, Licence Ouverte 2.0.',
  eccc: 'Contains information licensed under the Open Government Licence – Canada: Environment and Climate Change Canada, Emission factors and reference values.',
} as const

/** The attributions required for the US EPA Supply Chain GHG Emission Factors. */
export const USEEIO_ATTRIBUTIONS = {
  '1.2':
    'Source: U.S. EPA, Supply Chain Greenhouse Gas Emission Factors v1.2 by NAICS-6, https://doi.org/10.23719/1528686. Licence: https://pasteur.epa.gov/license/sciencehub-license.html.',
  '1.3':
    'Source: U.S. EPA, Supply Chain Greenhouse Gas Emission Factors v1.3 by NAICS-6, https://doi.org/10.23719/1531143. Work of the US Government (EPA ScienceHub licence).',
} as const

/** The attributions required for exchange rates and price indices. */
export const MONEY_ATTRIBUTIONS = {
  worldBank: 'World Bank, World Development Indicators (FP.CPI.TOTL, PA.NUS.FCRF), CC BY 4.0.',
  inflation: 'World Bank, World Development Indicators (FP.CPI.TOTL.ZG), CC BY 4.0.',
  dgbas: 'Taiwan: DGBAS, Open Government Data License, Taiwan, version 1.0.',
} as const

/** All attributions that bundled figures can require. */
export const ATTRIBUTION_TEXTS: readonly string[] = Object.freeze([
  OGL_ATTRIBUTION,
  EU_ATTRIBUTION,
  EMBER_ATTRIBUTION,
  EEA_ATTRIBUTION,
  NATIONAL_ATTRIBUTIONS.mfe,
  ...[2023, 2024, 2025, 2026].map(NATIONAL_ATTRIBUTIONS.nga),
  NATIONAL_ATTRIBUTIONS.eccc,
  NATIONAL_ATTRIBUTIONS.ademe,
  ...Object.values(USEEIO_ATTRIBUTIONS),
  ...Object.values(MONEY_ATTRIBUTIONS),
])
