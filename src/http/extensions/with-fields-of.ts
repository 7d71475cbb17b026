import { errorAt } from '../../errors/index.ts'

/**
 * Runs `work`, whose option of that name is the body or query of a request; its errors name the fields as they were sent,
 * without the option.
 */
export async function withFieldsOf<T>(option: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const pathOf = (path: string) =>
      path === option ? '' : path.startsWith(`${option}.`) ? path.slice(option.length + 1) : path
    throw errorAt(pathOf, error)
  }
}
