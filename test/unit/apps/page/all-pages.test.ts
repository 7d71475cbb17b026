import { describe, expect, it } from 'vitest'
import { createApi } from '../../../../src/apps/page/api.ts'

/** Answers with the pages of a list, each naming the next one as the server does. */
function pagesOf(pages: readonly (readonly number[])[], asked: string[]): typeof fetch {
  return async (url) => {
    asked.push(String(url))
    const after = Number(new URL(String(url), 'http://127.0.0.1').searchParams.get('after') ?? 0)
    const link = after + 1 < pages.length ? { link: `<?limit=2&after=${after + 1}>; rel="next"` } : {}
    return new Response(JSON.stringify(pages[after]), { headers: { ...link } })
  }
}

describe('a list of the interface that the page reads', () => {
  it('has the records of every page, so that no sum misses a record', async () => {
    const asked: string[] = []
    const api = createApi('key', pagesOf([[1, 2], [3, 4], [5]], asked))
    expect(await api.list<number>('/v1/sites?limit=2')).toEqual([1, 2, 3, 4, 5])
    expect(asked).toEqual([
      '/page/v1/sites?limit=2',
      '/page/v1/sites?limit=2&after=1',
      '/page/v1/sites?limit=2&after=2',
    ])
  })

  it('fails as a whole if a page fails', async () => {
    const send: typeof fetch = async (url) =>
      String(url).includes('after')
        ? Response.json({ detail: 'is gone' }, { status: 410 })
        : new Response('[1]', { headers: { link: '<?after=1>; rel="next"' } })
    await expect(createApi('key', send).list('/v1/sites')).rejects.toThrow(/is gone/)
  })
})
