import { defineConfig } from 'prisma/config'

// the client is generated without a connection; the adapter of pg has the address at run time
// biome-ignore lint/style/noDefaultExport: so Prisma reads it
export default defineConfig({ schema: 'schema.prisma', datasource: { url: 'postgresql://localhost/unused' } })
