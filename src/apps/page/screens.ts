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

/** Loads the screens that the server names in its page, and mounts them. Servers without a database name none. */
export async function loadScreens(host: ScreensHost): Promise<void> {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name="tonne-screens"]')?.content ?? ''
  for (const script of scripts.split(' ').filter((path) => path !== '')) {
    const screens = (await import(new URL(script, document.baseURI).href)) as Screens
    await screens.mount(host)
  }
}
