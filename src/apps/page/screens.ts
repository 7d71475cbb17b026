import { askForKey, EXPIRED, forgetKey, REJECTED } from './key-form.ts'
import type { PageControl } from './page-hooks.ts'

/** Access to the server and to the page, for screens that enter data. */
export interface ScreensHost {
  /** The API key of the reader. */
  readonly key: string
  /** Sends requests; asks for another key if the server rejects this one. */
  readonly send: typeof fetch
  readonly page: PageControl
}

/** A script with screens to enter data. It is loaded apart, so that a report in one file has none. */
export interface Screens {
  readonly mount: (host: ScreensHost) => void | Promise<void>
}

/** The scripts that the server names, as relative URLs. */
function screenScripts(): readonly string[] {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name="tonne-screens"]')?.content ?? ''
  return scripts.split(' ').filter((path) => path !== '')
}

/** True if the page has screens to enter records. */
export function hasScreens(): boolean {
  return screenScripts().includes('page/edit.js')
}

/** Loads the screens that the server names in its page, and mounts them. Servers without a database name only the statement. */
export async function loadScreens(host: ScreensHost): Promise<void> {
  const mountScript = async (script: string) => {
    const screens: Screens = await import(new URL(script, document.baseURI).href)
    await screens.mount(host)
  }
  await Promise.all(screenScripts().map(mountScript))
}

function withOtherKey(init: RequestInit | undefined, key: string | null): RequestInit | undefined {
  if (key === null) return init
  const headers = new Headers(init?.headers)
  headers.set('x-api-key', key)
  return { ...init, headers }
}

/**
 * Sends requests. A key that never worked is rejected: `onRejected` asks for it again. If a key stops working, a dialog
 * asks for another one, and the request is sent again with it, so that nothing in the page is lost.
 */
export function createSender(onRejected: (sentence: string) => void): typeof fetch {
  let hasWorked = false
  let current: string | null = null
  let asking: Promise<string | null> | null = null
  const ask = (sentence: string) => {
    asking ??= askForKey(sentence).finally(() => {
      asking = null
    })
    return asking
  }
  return async (url, init) => {
    for (let sentence = EXPIRED; ; sentence = REJECTED) {
      const used = current
      const response = await fetch(url, withOtherKey(init, used))
      if (response.status !== 401) {
        hasWorked = true
        return response
      }
      if (!hasWorked) {
        forgetKey()
        onRejected(REJECTED)
        // the form has taken the place of what waits for this response
        return new Promise(() => undefined)
      }
      // another request may have got a new key meanwhile
      if (current !== used) continue
      const key = await ask(sentence)
      if (key === null) return response
      current = key
    }
  }
}
