/** Replaces control characters other than line feeds, so that text from a file cannot control the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '\uFFFD')
}
