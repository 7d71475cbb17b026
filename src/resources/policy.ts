/** The strictness of input parsing. Configured by the service, never by its clients. */
export interface InputPolicy {
  /** The required fields: those that the reference marks, or only those without a fallback. */
  readonly required: 'reference' | 'lenient'
  readonly unknownFields: 'ignore' | 'reject'
  /** Accepts negative quantities, as in a correction of an invoice. */
  readonly allowCredits: boolean
}

/** The default policy. */
export const DEFAULT_INPUT_POLICY: InputPolicy = Object.freeze({
  required: 'reference',
  unknownFields: 'ignore',
  allowCredits: false,
})
