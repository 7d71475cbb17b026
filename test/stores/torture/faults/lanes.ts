import { type Random, randomFrom } from '../../../oracle/random.ts'
import { Book, type Planned } from './book.ts'
import { furnish } from './furnish.ts'
import type { Answer, Request } from './request.ts'
import type { Found, Open, Unsettled } from './settle.ts'
import type { Outcome } from './writer.ts'

/** What the lanes of a round have in common. */
export interface Round {
  readonly books: readonly Book[]
  readonly open: Map<Book, Open[]>
  readonly found: Found
  /** Every code that a request was refused with, and how often. */
  readonly codes: Map<string, number>
  isOver: boolean
  /** Nothing is sent again before the round is over. */
  leavesAllOpen: boolean
  acknowledged: number
}

/** The answer to a request of which nothing else may come. */
export function answerIn(outcome: Outcome): Answer {
  if (outcome.is === 'acknowledged') return outcome.answer
  throw new Error(outcome.is === 'silent' ? 'no answer' : `${outcome.code}: ${outcome.message}`)
}

/** A round with new companies, from the number on. */
export async function beginRound(
  { companies, first, found }: { readonly companies: number; readonly first: number; readonly found: Found },
  send: (request: Request) => Promise<Outcome>,
): Promise<Round> {
  const books: Book[] = []
  for (let index = 0; index < companies; index++) {
    const setting = await furnish(first + index, async (request) => answerIn(await send(request)))
    books.push(new Book(setting, `c${first + index}`))
  }
  const open = new Map(books.map((book) => [book, []]))
  return { books, open, found, codes: new Map(), isOver: false, leavesAllOpen: false, acknowledged: 0 }
}

/** Counts what a request was refused with. */
export function countCode({ codes }: Pick<Round, 'codes'>, code: string | null): void {
  const name = code ?? 'no code'
  codes.set(name, (codes.get(name) ?? 0) + 1)
}

/** The request is acknowledged. */
export function acknowledge(round: Round, book: Book, { planned, answer }: { planned: Planned; answer: Answer }): void {
  book.done(planned, answer)
  round.acknowledged += 1
  round.found.acknowledged += 1
}

/** The companies of a round with what is open of each. */
export function unsettled({ books, open }: Round): Unsettled[] {
  return books.map((book) => ({ book, open: open.get(book) ?? [] }))
}

/** One that sends its requests one after the other. */
export interface Lane {
  readonly name: string
  readonly book: Book
  readonly random: Random
}

/** Lanes of a round, its companies in turn. */
export function lanesOf({ books }: Round, count: number, seed: number): Lane[] {
  return Array.from({ length: count }, (_, index) => {
    const book = books[index % books.length] as Book
    return { name: `l${index}`, book, random: randomFrom(seed * 1_009 + index) }
  })
}
