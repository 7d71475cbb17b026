import { catalogueWith } from '../rows/index.ts'
import type { Command } from './command.ts'
import { FACTORS_OPTION, ownFactorsOf } from './input-options.ts'

/** `tonne mcp`. */
export const mcpCommand: Command = {
  options: { factors: FACTORS_OPTION },
  details: [
    'Speaks the protocol on the standard input and output until the input ends, and is started by the program that the assistant runs in, not by hand. It opens no connection, reads no file but FACTORS and writes none. The protocol is that of the package @modelcontextprotocol/server: npm install @modelcontextprotocol/server@2.',
    'In the configuration of the assistant\n  command: npx\n  args: -y -p tonne -p @modelcontextprotocol/server@2 tonne mcp',
  ],
  run: async (args, io) => {
    const factors = ownFactorsOf(args, io)
    // loaded only by this command
    const { serveMcp } = await import('./mcp/serve-mcp.ts')
    return serveMcp({ catalogue: catalogueWith(factors), factors }, io)
  },
}
