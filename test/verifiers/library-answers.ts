import { EmissionsError, type VerifyOptions, verify, verifyBundle } from '../../src/verify/index.ts'
import type { Answer } from './python-answers.ts'

type Verified = Pick<ReturnType<typeof verify>, 'verified' | 'differences'>

/** Returns what a verification of the library says. */
export async function answerOf(verification: () => Verified | Promise<Verified>): Promise<Answer> {
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  try {
    const { verified, differences } = await verification()
    const codes = [...new Set(differences.map(({ code }) => code))].sort()
    return { answer: verified ? 'verified' : 'not_verified', codes, seconds: seconds() }
  } catch (error) {
    if (EmissionsError.is(error)) return { answer: error.code, codes: [], seconds: seconds() }
    throw error
  }
}

/** Returns what the verifier of the library says of a proof: a text, the data of a trace, or the lines of a bundle. */
export function libraryAnswer(proof: string | object, options: VerifyOptions = {}): Promise<Answer> {
  return answerOf(() => (Array.isArray(proof) ? verifyBundle(proof, options) : verify(proof, options)))
}
