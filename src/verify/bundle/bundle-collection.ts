import type { AllowedTraces } from '../methods.ts'
import type { FieldsRules } from './fields.ts'

/** The records of a collection in a bundle. */
export interface BundleCollection {
  /**
   * The fields of a record, each with the rule that decides it; its `given` has digits beyond the precision of a
   * double. A field without a rule is a difference.
   */
  readonly fields: FieldsRules
  /** The number of a record: its emission, the sum of others, or the part of another that it passes on. */
  readonly exact?: 'emission' | 'total' | 'share'
  /** The traces that the service writes for a record: the market-based or only one, and the location-based one. */
  readonly traces?: { readonly market: AllowedTraces; readonly location?: AllowedTraces }
  /** The field with the amount that a calculation starts with: rounded in the record, with all digits in `given`. */
  readonly amount?: string
  /** Totals besides the company's that an emission counts towards: the collection, and the field with the id. */
  readonly countsTowards?: Readonly<Record<string, string>>
  /** True if a log line has the digest of the links of a record. */
  readonly hasLinks?: boolean
  /** True if a deleted record stays, marked as deleted. */
  readonly keepsDeleted?: boolean
  /** True if the records have no field for the company. */
  readonly hasNoCompany?: boolean
}
