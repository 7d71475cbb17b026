/** Every code of a difference that a verifier finds, with a sentence. The list is closed. */
export const DIFFERENCE_CODES = {
  not_canonical: 'The bytes are not the canonical JSON (RFC 8785) of their data',
  member_repeated: 'A member occurs twice in one object of the text',
  lone_surrogate: 'A text or a name has half of a character, which no UTF-8 text can have',
  too_large: 'The data has more levels or values than a verifier reads',
  member_missing: 'A member is absent',
  member_unknown: 'The format has no such member here',
  member_malformed: 'A member has another form than the format states',
  number_too_long: 'A number has more characters than the format allows',
  work_exceeded: 'The numbers need more work than the length of the text allows',
  digest_differs: 'The digest is not the SHA-256 of the rest',
  figure_differs: 'A number or a unit does not follow from the others',
  rule_broken: 'A rule of the method, its inputs or its notices is broken',
  publication_differs: 'A factor, property, rate or index is not the published one',
} as const

/** A code of a difference. */
export type DifferenceCode = keyof typeof DIFFERENCE_CODES
