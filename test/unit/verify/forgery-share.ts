import { IS_THOROUGH, SEED_OF_RUN } from '../../fixtures/seeds.ts'

/** The forgeries that a run tries: one of so many, beginning where its seed says. */
export interface Share {
  readonly oneOf: number
  readonly first: number
  /** Names the seed, by which TONNE_SEED repeats the run. */
  readonly name: string
}

/** The share of one of so many by the seed of this run, a quarter of it in `npm test`; all of them by TONNE_FORGE=1. */
export function shareOf(few: number): Share {
  if (process.env.TONNE_FORGE !== undefined) return { oneOf: 1, first: 0, name: 'all of them' }
  const [seed, oneOf] = [SEED_OF_RUN, IS_THOROUGH ? few : few * 4]
  return { oneOf, first: seed % oneOf, name: `1 of ${oneOf}, seed ${seed}` }
}

/** How long a test may take that tries a share, or every forgery. */
export const FORGERY_TIME = { timeout: process.env.TONNE_FORGE === undefined ? 300_000 : 3_600_000 }

/** The share of the forgeries of traces. */
export const SHARE = shareOf(29)

/** Tells of one forgery after the other whether it belongs to a share. */
export function chosenBy({ oneOf, first }: Share): () => boolean {
  let index = -1
  return () => {
    index += 1
    return index % oneOf === first
  }
}
