import { UNKNOWABLE } from '../../verify/cannot-be-known.ts'

const STATED = 'a statement of the company that no trace has'
const CHOSEN =
  'which verified emissions are those of the product: a sender who had said so would have sent the same traces'
const REPORTS = 'the report behind a factor that names none'
const WORDS = 'the words of a comment behind the code of its notice'
const ENVELOPE = 'the version of the specification or of an extension'

function all(reason: string, ways: readonly string[]): (readonly [string, string])[] {
  return ways.map((way) => [way, reason] as const)
}

/**
 * What a forger can change in a footprint who computes everything that follows and the id anew, each with the reason why
 * nobody can know it from the footprint and the published factors alone.
 */
export const UNKNOWABLE_IN_FOOTPRINTS: ReadonlyMap<string, string> = new Map([
  ...all(STATED, [
    ...['companyName', 'companyIds[]', 'productDescription', 'productIds[]', 'productNameCompany'].map(
      (field) => `change ${field}`,
    ),
    ...[
      'declaredUnitOfMeasurement',
      'declaredUnitAmount',
      'productMassPerDeclaredUnit',
      'geographyCountry',
      'fossilCarbonContent',
      'biogenicCarbonContent',
      'landUseChangeGhgEmissions',
      'biogenicCO2Uptake',
      'packagingEmissionsIncluded',
      'ccsTechnologicalCO2CaptureIncluded',
      'crossSectoralStandards[]',
      'exemptedEmissionsPercent',
      'primaryDataShare',
    ].map((field) => `change pcf.${field}`),
    'leave out pcf',
    'leave out pcf.crossSectoralStandards',
    'swap pcf.crossSectoralStandards',
  ]),
  ...all(CHOSEN, [
    'change proof.quantity',
    'change proof.parts[].stage',
    'change proof.parts[].share.part',
    'change proof.parts[].share.whole',
    'leave out proof.parts[]',
    'leave out proof.parts',
    'double proof.parts',
    'swap proof.parts',
  ]),
  ...all(REPORTS, ['change pcf.ipccCharacterizationFactors[]']),
  ...all(WORDS, ['change comment']),
  ...all(ENVELOPE, ['change specVersion', 'change extensions[].specVersion']),
])

const TRACE = 'proof.parts[].trace.'

/** True for a change of a footprint that nobody can know: one of the list, or one of a trace that `verify` lists. */
export function isUnknowable(what: string): boolean {
  return UNKNOWABLE_IN_FOOTPRINTS.has(what) || (what.includes(TRACE) && UNKNOWABLE.has(what.replace(TRACE, '')))
}
