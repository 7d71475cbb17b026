export default {
  tonne: {
    input: { target: process.env.TONNE_DOCUMENT },
    // addresses are absolute, since fetch of Node reads no others
    output: {
      mode: 'single',
      client: 'fetch',
      baseUrl: process.env.TONNE_URL,
      target: `${process.env.TONNE_CLIENTS}/orval/client.ts`,
    },
  },
}
