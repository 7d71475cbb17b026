/** Ends the check when something does not hold. */
export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}
