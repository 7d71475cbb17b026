import { readFileSync } from 'node:fs'

/** A reason why a forged value cannot be told from a true one, and where that is so. */
export interface Unknowable {
  readonly reason: string
  readonly places: readonly string[]
  /** Accepted with the head that somebody stored too; else only without one. */
  readonly even?: 'with a head'
}

/**
 * What a forger who reseals everything can change of a bundle that is held to the published factors, and why that cannot be
 * known from it. Any leaf that is not here is refused, and any that is, is accepted.
 */
export const UNKNOWABLE: readonly Unknowable[] = JSON.parse(
  readFileSync(new URL('./unknowable.json', import.meta.url), 'utf8'),
)
