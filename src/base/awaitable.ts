/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>

/**
 * Calls `next` with a value: at once, or when its promise is settled. Functions written like this need no promises on a store in
 * memory, and are the same for every store. For a value, an error of `next` is thrown at once.
 */
export function when<T, Result>(value: Awaitable<T>, next: (value: T) => Awaitable<Result>): Awaitable<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/**
 * The steps of a function that `runSteps` runs. `yield*` takes the place of `await`: before the result of other steps, and
 * with `wait` before a value that may be a promise.
 */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>

/** Waits for a value within steps; not at all if it is no promise. */
export function* wait<T>(value: Awaitable<T>): Steps<T> {
  return (value instanceof Promise ? yield value : value) as T
}

/** Runs steps in order: at once and without promises if none of them waits for one. Then it also throws at once. */
export function runSteps<T>(steps: Steps<T>): Awaitable<T> {
  return proceed(steps, steps.next())
}

function proceed<T>(steps: Steps<T>, step: IteratorResult<Promise<unknown>, T>): Awaitable<T> {
  if (step.done === true) return step.value
  return step.value.then(
    (answer) => proceed(steps, steps.next(answer)),
    (error: unknown) => proceed(steps, steps.throw(error)),
  )
}
