import { Violations } from '../../core/errors/index.ts'

/** A question with an immediate or an asynchronous answer. */
type Question = () => unknown

type Answers<Questions extends readonly Question[]> = {
  -readonly [At in keyof Questions]: Questions[At] extends () => infer Answer ? Awaited<Answer> : never
}

/**
 * Asks the questions in order and throws the violations of all that failed. An error of another class is rethrown
 * unchanged.
 */
export async function gather<const Questions extends readonly Question[]>(
  questions: Questions,
): Promise<Answers<Questions>> {
  const violations = new Violations()
  const answers: unknown[] = []
  for (const question of questions) {
    try {
      const answer = question()
      answers.push(answer instanceof Promise ? await answer : answer)
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

/** Like `gather`, for answers that are already in progress, such as requests over a network. */
export async function gatherAtOnce<T>(answers: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(answers)
  return gather(
    settled.map((one) => () => {
      if (one.status === 'fulfilled') return one.value
      throw one.reason
    }),
  )
}
