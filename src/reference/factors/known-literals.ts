/** The id of an edition that tonne ships: the prefix of the keys of its factors. */
// biome-ignore format: a list to read as a paragraph
export type EditionId =
  | 'desnz-2024' | 'desnz-2025' | 'desnz-2026' | 'epa-2025' | 'ember' | 'ember-2015' | 'ember-2016' | 'ember-2017'
  | 'ember-2018' | 'ember-2019' | 'ember-2020' | 'ember-2021' | 'ember-2022' | 'ember-2023' | 'ember-2024'
  | 'ember-2025' | 'eu-517-2014' | 'desnz-2025-gwp' | 'ipcc-ar4' | 'ipcc-ar5' | 'ipcc-ar6' | 'tonne' | 'eea-2024'
  | 'mfe-2026-2' | 'nga-2023' | 'nga-2024' | 'nga-2025' | 'nga-2026' | 'eccc-2023' | 'eccc-2024' | 'eccc-2025'
  | 'eccc-2026' | 'eccc-2027' | 'ademe-23-6' | 'useeio-1-3' | 'useeio-1-2'

/** The code of a country or grid region that a shipped factor is of. */
// biome-ignore format: a list to read as a paragraph
export type RegionCode =
  | 'AE' | 'AF' | 'AG' | 'AL' | 'AM' | 'AO' | 'AR' | 'AS' | 'AT' | 'AU' | 'AU-ACT' | 'AU-DKIS' | 'AU-NEM' | 'AU-NSW'
  | 'AU-NT' | 'AU-NWIS' | 'AU-QLD' | 'AU-SA' | 'AU-SWIS' | 'AU-TAS' | 'AU-VIC' | 'AU-WA' | 'AW' | 'AZ' | 'BA' | 'BB'
  | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BM' | 'BN' | 'BO' | 'BR' | 'BS' | 'BT' | 'BW' | 'BY' | 'BZ'
  | 'CA' | 'CA-AB' | 'CA-BC' | 'CA-MB' | 'CA-NB' | 'CA-NL' | 'CA-NS' | 'CA-NT' | 'CA-NU' | 'CA-ON' | 'CA-PE' | 'CA-QC'
  | 'CA-SK' | 'CA-YT' | 'CD' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CY'
  | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK'
  | 'FO' | 'FR' | 'GA' | 'GB' | 'GB-LND' | 'GD' | 'GE' | 'GF' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR'
  | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IN' | 'IQ' | 'IR' | 'IS'
  | 'IT' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA'
  | 'LB' | 'LC' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MD' | 'ME' | 'MG' | 'MK' | 'ML' | 'MM'
  | 'MN' | 'MO' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NG'
  | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PR'
  | 'PS' | 'PT' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH'
  | 'SI' | 'SK' | 'SL' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TG' | 'TH' | 'TJ'
  | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TW' | 'TZ' | 'UA' | 'UG' | 'US' | 'US-AKGD' | 'US-AKMS' | 'US-AZNM'
  | 'US-CAMX' | 'US-ERCT' | 'US-FRCC' | 'US-HIMS' | 'US-HIOA' | 'US-MROE' | 'US-MROW' | 'US-NEWE' | 'US-NWPP'
  | 'US-NYCW' | 'US-NYLI' | 'US-NYUP' | 'US-PRMS' | 'US-RFCE' | 'US-RFCM' | 'US-RFCW' | 'US-RMPA' | 'US-SPNO'
  | 'US-SPSO' | 'US-SRMV' | 'US-SRMW' | 'US-SRSO' | 'US-SRTV' | 'US-SRVC' | 'UY' | 'UZ' | 'VC' | 'VE' | 'VG' | 'VI'
  | 'VN' | 'VU' | 'WS' | 'XK' | 'YE' | 'ZA' | 'ZM' | 'ZW'

/** The id of an edition: a shipped one, or one of a catalogue of your own. */
export type EditionName = EditionId | (string & {})

/** A region: a code of the shipped factors, the name of a country, or a region of a catalogue of your own. */
export type RegionName = RegionCode | (string & {})

/** The key or id of a factor. Editors complete the edition, with which each key of a shipped factor begins. */
export type FactorKey = EditionPrefix | (string & {})

type EditionPrefix = `${EditionId}/`

/** True if the compiler knows every letter of a text. It does not for `string`, nor for a pattern such as `ipcc-${string}`. */
type IsLiteral<Text extends string> = Record<never, never> extends Record<Text, unknown> ? false : true

/** `Text`; a sentence for a text that the compiler knows not to be the id of a shipped edition. */
type ShippedEdition<Text> = Text extends EditionId
  ? Text
  : Text extends string
    ? IsLiteral<Text> extends false
      ? Text
      : Lowercase<Text> extends EditionId
        ? Text
        : `tonne ships no edition '${Text}'; for one of your own, pass its catalogue too`
    : Text

/** The countries whose regions have codes that begin with theirs. */
type RegionOfCountry = `${'AU' | 'CA' | 'GB' | 'US'}-${string}`

/** `Text`; a sentence for a text that looks like the code of a region and is not the code of a shipped one. */
type ShippedRegion<Text> = Text extends RegionOfCountry
  ? IsLiteral<Text> extends false
    ? Text
    : Text extends RegionCode
      ? Text
      : `tonne ships no factor of the region '${Text}'; for one of your own, pass its catalogue too`
  : Text

/** `Text`; a sentence for a key that the compiler knows to begin with another word than a shipped edition. */
type ShippedKey<Text> = Text extends EditionPrefix
  ? Text
  : Text extends `${infer Edition}/${string}`
    ? ShippedEdition<Edition> extends Edition
      ? Text
      : ShippedEdition<Edition>
    : Text

/** The edition of a request: checked if no catalogue of the caller's own is passed. */
export type EditionIn<Own, Text> = [Own] extends [undefined] ? ShippedEdition<Text> : Text

/** The region of a request: checked if no catalogue of the caller's own is passed. */
export type RegionIn<Own, Text> = [Own] extends [undefined] ? ShippedRegion<Text> : Text

/** The key of a request: checked if no catalogue of the caller's own is passed. */
export type KeyIn<Own, Text> = [Own] extends [undefined] ? ShippedKey<Text> : Text
