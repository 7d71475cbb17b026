import { isFields } from '../../base/index.ts'
import { type Fraction, parseFraction } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { Factor, Trace, TraceContribution, TraceStep } from '../trace-shape.ts'
import type { Fields } from './bundle-text.ts'

/** The line of the log that created a record. */
interface Logged {
  readonly first: number
}

/** The things that records of a bundle refer to. */
export interface KnownThings {
  /** Finds the current state of a record. */
  find(collection: string, id: Plain | undefined): Fields | undefined
  /** Finds a record that has not changed since another one was created. */
  findUnchanged(collection: string, id: Plain | undefined, before: Logged | undefined): Fields | undefined
  /** An emission kind of the company that never changed. */
  unchangedKind(id: Plain | undefined): Fields | undefined
  /** True for the id of an emission kind that the company ever created. */
  isKind(id: Plain): boolean
  /** Returns the id of the factor in a snapshot of the bundle. */
  factorIdOf(snapshotId: Plain): Plain | undefined
  /** A factor of a publisher that the bundle has, perhaps derived. */
  publishedFactor(id: Plain | undefined): Factor | undefined
  /** True if a vehicle of the bundle shows a unit of this id and symbol. */
  isUnit(id: unknown, symbol: string): boolean
  /** The digest of a line of the log. */
  digestOfLine(sequence: Plain | undefined): string | undefined
}

/** A record with everything that decides its fields. */
export interface Compared {
  readonly record: Fields
  /** The verified trace of its emission; undefined if it has none, or none that verifies. */
  readonly trace: Trace | undefined
  /** The verified location-based trace of electricity. */
  readonly location: Trace | undefined
  readonly logged: (Logged & { readonly actor: Plain; readonly comment: Plain }) | undefined
  readonly known: KnownThings
}

/** An expected value: data, a number that is shown as the nearest double, or a number with all its digits. */
export type Due = Plain | { readonly nearest: Fraction } | { readonly exact: Fraction } | undefined

/** Returns the expected value of a leaf, given its object; undefined if nothing in the bundle decides it. */
export type Comparison = (compared: Compared, value: Plain, within: Fields) => Due

/** Returns the contributions of a record's trace; empty without a trace. */
export function contributionsOf({ trace }: Compared): readonly TraceContribution[] {
  return trace?.contributions ?? []
}

/** True if the trace has a notice. */
export function isNoticed({ trace }: Compared, code: string): boolean {
  return trace?.notices.some((notice) => notice.code === code) ?? false
}

/** Returns the first step of a kind among all contributions. */
export function stepOf<Kind extends TraceStep['kind']>(
  contributions: readonly TraceContribution[],
  kind: Kind,
): Extract<TraceStep, { kind: Kind }> | undefined {
  for (const { steps } of contributions) {
    for (const step of steps) if (step.kind === kind) return step as Extract<TraceStep, { kind: Kind }>
  }
  return undefined
}

/** Returns a number of a record, in any form that a record has it. */
export function readFigure(value: Plain | undefined): Fraction | undefined {
  return typeof value === 'number' || typeof value === 'string' ? parseFraction(String(value)) : undefined
}

function givenDigits({ given }: Fields, name: string): Plain | undefined {
  return isFields(given) && name in given ? given[name] : undefined
}

/** The expected value instead of a text, for number fields. */
const A_NUMBER = 'a number'

/** Compares a number with the one that follows, which it shows as the nearest double if its digits are in `given`. */
export function compareFigure(name: string, dueOf: (compared: Compared) => Fraction | null | undefined): Comparison {
  return (compared, value): Due => {
    const due = dueOf(compared)
    if (due === undefined && typeof value === 'string') return A_NUMBER
    if (due === undefined || due === null) return due
    return givenDigits(compared.record, name) === undefined ? { exact: due } : { nearest: due }
  }
}

/** Compares the digits of such a number in `given`; by default they are the number itself. */
export function compareDigits(dueOf: (compared: Compared) => Fraction | null | undefined): Comparison {
  return (compared, value): Due => {
    const due = value === null ? undefined : dueOf(compared)
    return due === undefined || due === null ? due : { exact: due }
  }
}

/** Compares a number that only the company knows with its own digits in `given`. */
export function shownDigits(name: string): Comparison {
  return ({ record }, value) => {
    const digits = readFigure(givenDigits(record, name))
    if (digits !== undefined) return { nearest: digits }
    return typeof value === 'string' ? A_NUMBER : undefined
  }
}
