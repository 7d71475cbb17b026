/** The attribution required by the Open Government Licence v3.0 (DESNZ conversion factors). */
export const OGL_ATTRIBUTION = 'Contains public sector information licensed under the Open Government Licence v3.0.'

/** The attribution required by CC BY 4.0 for Ember's figures. */
export const EMBER_ATTRIBUTION =
  'Grid electricity: Ember, yearly electricity data, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), converted from grams to kilograms.'

/** All attributions that bundled figures can require. */
export const ATTRIBUTION_TEXTS: readonly string[] = Object.freeze([OGL_ATTRIBUTION, EMBER_ATTRIBUTION])
