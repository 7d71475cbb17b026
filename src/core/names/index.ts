/**
 * Names of units, factors and sources: which texts can be names, and which look like others.
 */
export { foldLookAlikes, lookAlikeFinder } from './look-alike.ts'
export { checkName, type NameKind, nameFlaw, titleFlaw } from './name-flaw.ts'
