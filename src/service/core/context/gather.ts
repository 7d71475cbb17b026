import { isObject, Violations } from '../../../errors/index.ts'

/** Something to be found out: at once, or in a while. */
type Question = () => unknown

type Answers<Questions extends readonly Question[]> = {
  -readonly [At in keyof Questions]: Questions[At] extends () => infer Answer ? Awaited<Answer> : never
}

function isPromise(answer: unknown): answer is Promise<unknown> {
  return isObject(answer) && typeof answer.then === 'function'
}

/**
 * Asks one question after the other and throws the violations of all that failed at once; what is not an EmissionsError
 * comes through as it is.
 */
export async function gather<const Questions extends readonly Question[]>(
  questions: Questions,
): Promise<Answers<Questions>> {
  const violations = new Violations()
  const answers: unknown[] = []
  for (const question of questions) {
    try {
      const answer = question()
      answers.push(isPromise(answer) ? await answer : answer)
    } catch (error) {
      answers.push(
        violations.attempt(() => {
          throw error
        }),
      )
    }
  }
  violations.throwIfAny()
  return answers as Answers<Questions>
}

/** As `gather`, of what is under way already and need not wait for each other: the asking of others over a network. */
export async function gatherAtOnce<T>(answers: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(answers)
  return gather(
    settled.map((one) => () => {
      if (one.status === 'fulfilled') return one.value
      throw one.reason
    }),
  )
}
