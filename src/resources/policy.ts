/** How strictly the service reads what clients send. Every choice is the service's, none the client's. */
export interface InputPolicy {
  /** Which fields must be there: those the reference marks, or only those that nothing else gives. */
  readonly required: 'reference' | 'lenient'
  /** What happens to fields that the record does not have. */
  readonly unknownFields: 'ignore' | 'reject'
  /** Whether quantities may be negative, as in a correction of an invoice. */
  readonly allowCredits: boolean
}

/** The policy where nothing else is said. */
export const DEFAULT_INPUT_POLICY: InputPolicy = Object.freeze({
  required: 'reference',
  unknownFields: 'ignore',
  allowCredits: false,
})
