/** What the Open Government Licence v3.0 asks to be printed (DESNZ conversion factors). */
export const OGL_ATTRIBUTION = 'Contains public sector information licensed under the Open Government Licence v3.0.'

/** What CC BY 4.0 asks to be printed with Ember's figures. */
export const EMBER_ATTRIBUTION =
  'Grid electricity: Ember, yearly electricity data, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), converted from grams to kilograms.'

/** Every text that shipped figures can ask for. */
export const ATTRIBUTION_TEXTS: readonly string[] = Object.freeze([OGL_ATTRIBUTION, EMBER_ATTRIBUTION])
