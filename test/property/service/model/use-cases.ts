import type { Company } from '../../../../src/service/company.ts'
import type { Service } from '../../../../src/service/index.ts'

/** What stands between the sequences and a service: hears of every use case that answered, and may answer otherwise. */
export interface Watch {
  /** The answer of a use case, on its way to the sequence. */
  answered(useCase: string, answer: unknown): unknown
}

type AnyFunction = (...args: readonly unknown[]) => unknown

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function'
}

/** The names that an object can be asked for: its own, and those of its class. */
function namesOf(held: object): readonly string[] {
  const prototype = Object.getPrototypeOf(held) as object
  const inherited = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype)
  return [...new Set([...Object.getOwnPropertyNames(held), ...inherited])].filter((name) => name !== 'constructor')
}

function useCasesBelow(held: object, start: string): readonly string[] {
  return namesOf(held).flatMap((name) => {
    const value: unknown = Reflect.get(held, name, held)
    if (isFunction(value)) return [`${start}${name}`]
    return typeof value === 'object' && value !== null ? useCasesBelow(value, `${start}${name}.`) : []
  })
}

/** Every use case that a service has, as it stands there when the test runs: 'vendors.create', …, 'service.authenticate'. */
export function useCasesOf(service: Service): readonly string[] {
  const ofService = namesOf(service).filter((name) => name !== 'company' && isFunction(Reflect.get(service, name)))
  return [...ofService.map((name) => `service.${name}`), ...useCasesBelow(service.company(1), '')]
}

function heard(watch: Watch, useCase: string, answer: unknown): unknown {
  if (!(answer instanceof Promise)) return watch.answered(useCase, answer)
  return answer.then((value: unknown) => watch.answered(useCase, value))
}

/** The same object, of which every function is watched. */
function watchedBelow<T extends object>(held: T, start: string, watch: Watch): T {
  return new Proxy(held, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof name === 'symbol') return value
      const path = `${start}${name}`
      if (isFunction(value)) return (...args: readonly unknown[]) => heard(watch, path, value.apply(target, [...args]))
      return typeof value === 'object' && value !== null ? watchedBelow(value, `${path}.`, watch) : value
    },
  })
}

/** The same service, of which every use case is watched. */
export function watched(service: Service, watch: Watch): Service {
  const company = (...args: Parameters<Service['company']>): Company<never> =>
    watchedBelow(service.company(...args), '', watch)
  return new Proxy(
    { ...service, company },
    {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name === 'company' || !isFunction(value)) return value
        return (...args: readonly unknown[]) => heard(watch, `service.${String(name)}`, value(...args))
      },
    },
  )
}

/** A little beside the truth, everywhere but in the names of records. */
export function lieOf(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return `${value}1`
  if (value === null) return { companyId: 1 }
  if (Array.isArray(value)) return value.length === 0 ? [{ id: 'none' }] : value.map(lieOf)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, name === 'id' ? held : lieOf(held)]))
}
