import type { Awaitable } from '../../base/index.ts'
import { Violations } from '../../core/errors/index.ts'

/** A question with an immediate or an asynchronous answer. */
type Question = () => unknown

type Answers<Questions extends readonly Question[]> = {
  -readonly [At in keyof Questions]: Questions[At] extends () => infer Answer ? Awaited<Answer> : never
}

/**
 * Asks the questions in order and throws the violations of all that failed; at once if every answer is. An error of another
 * class is rethrown unchanged.
 */
export function gather<const Questions extends readonly Question[]>(
  questions: Questions,
): Awaitable<Answers<Questions>> {
  const answers: unknown[] = []
  let violations: Violations | null = null
  for (let index = 0; index < questions.length; index++) {
    try {
      const answer = questions[index]?.()
      if (answer instanceof Promise) return gatherRest(questions, { answers, violations, answer })
      answers.push(answer)
    } catch (error) {
      violations ??= new Violations()
      answers.push(addError(violations, error))
    }
  }
  violations?.throwIfAny()
  return answers as Answers<Questions>
}

/** The answers so far, and the one that is awaited. */
interface Gathered {
  readonly answers: unknown[]
  readonly violations: Violations | null
  readonly answer: Promise<unknown>
}

async function gatherRest<const Questions extends readonly Question[]>(
  questions: Questions,
  { answers, violations: before, answer }: Gathered,
): Promise<Answers<Questions>> {
  const violations = before ?? new Violations()
  for (const ask of [() => answer, ...questions.slice(answers.length + 1)]) {
    try {
      answers.push(await ask())
    } catch (error) {
      answers.push(addError(violations, error))
    }
  }
  violations.throwIfAny()
  return answers as Answers<Questions>
}

/** Adds the violations of an error. Throws any other error. */
function addError(violations: Violations, error: unknown): undefined {
  violations.attempt(() => {
    throw error
  })
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
