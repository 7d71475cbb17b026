import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The packages lie beside this application, not in it; a slash at the end of a path is the interface's to judge. */
const config = {
  // a folder for each run: two at once would refuse each other
  distDir: `.next/${process.env.NEXT_BUILD}`,
  turbopack: { root },
  outputFileTracingRoot: root,
  skipTrailingSlashRedirect: true,
}

export default config
