import { EmissionsError, type VerifyOptions, verify } from '../../src/verify/index.ts'
import type { Answer } from './python-answers.ts'

/** Returns what the verifier of the library says of a proof. */
export function libraryAnswer(proof: string | object, options: VerifyOptions = {}): Answer {
  const begin = performance.now()
  const { answer, codes } = answerOf(proof, options)
  return { answer, codes, seconds: (performance.now() - begin) / 1000 }
}

function answerOf(proof: string | object, options: VerifyOptions): Omit<Answer, 'seconds'> {
  try {
    const { verified, differences } = verify(proof, options)
    const codes = [...new Set(differences.map(({ code }) => code))].sort()
    return { answer: verified ? 'verified' : 'not_verified', codes }
  } catch (error) {
    if (EmissionsError.is(error)) return { answer: error.code, codes: [] }
    throw error
  }
}
