import { makeTwin } from 'tonne/testing'

/** A host that serves the twin that it was last told to make; `mount` makes a handler of an interface. */
export function remoteHost(mount) {
  const served = { handle: undefined }
  return {
    handle: (...request) => served.handle(...request),
    async serve(kind) {
      const { api, key, siteId } = await makeTwin(kind)
      served.handle = mount(api)
      return { key, siteId }
    },
  }
}
