import type { Outcome } from './outcome.ts'

/** What no verifier can know from each kind of evidence, whatever the result is. */
const UNKNOWABLE: Readonly<Partial<Record<Outcome['kind'], readonly string[]>>> = {
  trace: [
    'That what was measured, declared or chosen is true: quantities, kilometres, shares, prices, and which published factor was used. Ask for the invoice or the meter reading.',
    'The size of a unit of the author’s own, and the route between two places.',
    'That nothing was left out, in which period it happened, and who wrote the trace.',
    'That a factor outside the publications in this file is right. It was checked only for consistency.',
  ],
  'energy trace': [
    'That the quantity, its source and its origin are true, and the heating value that a supplier stated.',
    'That nothing was left out, in which period it happened, and who wrote the trace.',
  ],
  bundle: [
    'That the records are true and complete. The log shows what was recorded, not what happened.',
    'That the history was not rewritten as a whole, unless you also give signed heads, with public keys that you got from their owners. Lines after the last head can be rewritten.',
    'Who changed a record and when: names and times are as the company’s own system states them.',
    'Names, comments, files, addresses next to points, own factors, own kinds of emissions and rules.',
  ],
  footprint: [
    'That the quantity, shares, stages, dates, geography and other statements of the company are true.',
    'That no part of the product was left out.',
  ],
  shipment: [
    'That masses, containers, kilometres, places and times are true, and figures of the carrier’s own categories.',
    'Other figures of the document around the shipment, unless it carries the traces of a footprint too.',
  ],
  'signed head': [
    'When the head was signed: the signer states the time.',
    'Whether the company signed another head for somebody else. Ask others for theirs, or for the statement of a witness.',
  ],
  'public key': ['Whose key it is. Get it from its owner, by another way than the bundle.'],
}

/** Lists what cannot be known from the kinds of evidence, each sentence once. */
export function unknowableFrom(outcomes: readonly Outcome[]): readonly string[] {
  const hasTraces = outcomes.some(({ figuresInAll }) => figuresInAll > 0)
  const kinds = new Set(outcomes.map(({ kind }) => kind))
  // every bundle, footprint and shipment carries traces
  const withTraces =
    hasTraces && !(kinds.size === 1 && kinds.has('energy trace')) ? ['trace' as const, ...kinds] : kinds
  return [...new Set([...withTraces].flatMap((kind) => UNKNOWABLE[kind] ?? []))]
}
