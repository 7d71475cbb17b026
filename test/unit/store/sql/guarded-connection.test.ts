import { describe, expect, it } from 'vitest'
import { when } from '../../../../src/base/index.ts'
import { plain, type SqlRow, type Statement } from '../../../../src/store/sql/database.ts'
import { GuardedConnection } from '../../../../src/store/sql/guarded-connection.ts'

/** A connection that answers when it is told to, and notes what it was asked. */
function slowConnection({ isPipelined = false } = {}) {
  const asked: string[] = []
  const waiting: { answer: (rows: readonly SqlRow[]) => void; reject: (error: Error) => void }[] = []
  const run = ({ text }: Statement) =>
    new Promise<readonly SqlRow[]>((answer, reject) => {
      asked.push(text)
      waiting.push({ answer, reject })
    })
  return { asked, waiting, guarded: new GuardedConnection({ run, isPipelined }) }
}

const turn = () => new Promise<void>((go) => setTimeout(go, 0))

function statement(text: string, check: (rows: readonly SqlRow[]) => void = () => undefined) {
  return { ...plain(text), check }
}

describe('a pipelined statement', () => {
  it('is awaited only by the next ones, which run in order', async () => {
    const { asked, waiting, guarded } = slowConnection()
    await guarded.send(statement('one'))
    let isSecondSent = false
    const second = when(guarded.send(statement('two')), () => {
      isSecondSent = true
    })
    const third = guarded.run(plain('three'))
    await turn()
    expect([asked, isSecondSent]).toEqual([['one'], false])
    waiting[0]?.answer([])
    await second
    await turn()
    expect(asked).toEqual(['one', 'two'])
    waiting[1]?.answer([])
    await turn()
    expect(asked).toEqual(['one', 'two', 'three'])
    waiting[2]?.answer([{ a: 1 }])
    expect(await third).toEqual([{ a: 1 }])
  })

  it('lets no statement follow if it failed or returned unexpected rows', async () => {
    const lost = new Error('lost')
    const check = (rows: readonly SqlRow[]) => {
      if (rows.length === 0) throw lost
    }
    for (const end of ['refuse', 'answer'] as const) {
      const { asked, waiting, guarded } = slowConnection()
      await guarded.send(statement('one', check))
      guarded.check()
      const second = guarded.send(statement('two'))
      if (end === 'refuse') waiting[0]?.reject(lost)
      else waiting[0]?.answer([])
      await second
      await guarded.settle()
      expect(asked).toEqual(['one'])
      expect(() => guarded.check()).toThrow(lost)
      expect(() => guarded.run(plain('three'))).toThrow(lost)
    }
  })

  it('has completed when the connection is settled', async () => {
    const { waiting, guarded } = slowConnection()
    await guarded.settle()
    await guarded.send(statement('one'))
    let isSettled = false
    const settled = when(guarded.settle(), () => {
      isSettled = true
    })
    await turn()
    expect(isSettled).toBe(false)
    waiting[0]?.answer([])
    await settled
    guarded.check()
  })
})

describe('a statement on a connection that is answered in order', () => {
  it('is sent before earlier ones are answered, and is answered after them', async () => {
    const { asked, waiting, guarded } = slowConnection({ isPipelined: true })
    void guarded.send(statement('one'))
    void guarded.send(statement('two'))
    let isAnswered = false
    const third = when(guarded.run(plain('three')), (rows) => {
      isAnswered = true
      return rows
    })
    expect(asked).toEqual(['one', 'two', 'three'])
    waiting[2]?.answer([{ a: 1 }])
    await turn()
    expect(isAnswered).toBe(false)
    waiting[0]?.answer([])
    waiting[1]?.answer([])
    expect(await third).toEqual([{ a: 1 }])
  })

  it('fails with the first failure, whether rejected or of unexpected rows, and none is sent behind it', async () => {
    const lost = new Error('lost')
    const check = () => {
      throw lost
    }
    for (const end of ['reject', 'answer'] as const) {
      const { asked, waiting, guarded } = slowConnection({ isPipelined: true })
      void guarded.send(statement('one', check))
      const second = guarded.run(plain('two'))
      if (end === 'reject') waiting[0]?.reject(lost)
      else waiting[0]?.answer([])
      waiting[1]?.reject(new Error('the transaction is aborted'))
      await expect(second).rejects.toBe(lost)
      await expect(guarded.run(plain('three'))).rejects.toBe(lost)
      await guarded.send(statement('four'))
      expect(asked).toEqual(['one', 'two'])
      expect(guarded.hasFailed).toBe(true)
    }
  })
})
