export default {
  tonne: {
    input: { target: '../dist/openapi-extensions.json' },
    // addresses are absolute, since fetch of Node reads no others
    output: { mode: 'single', client: 'fetch', baseUrl: process.env.TONNE_URL, target: 'dist/orval/client.ts' },
  },
}
