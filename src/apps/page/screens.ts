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

/** True if the page has screens to enter data. */
export function hasScreens(): boolean {
  return screenScripts().length > 0
}

/** Loads the screens that the server names in its page, and mounts them. Servers without a database name none. */
export async function loadScreens(host: ScreensHost): Promise<void> {
  const mountScript = async (script: string) => {
    const screens: Screens = await import(new URL(script, document.baseURI).href)
    await screens.mount(host)
  }
  await Promise.all(screenScripts().map(mountScript))
}
