import { joinOwnFactors } from '../../rows/index.ts'
import type { Command } from './command.ts'
import { FACTORS_OPTION, ownFactorsOf } from './input-options.ts'

/** `tonne mcp`. */
export const mcpCommand: Command = {
  options: { factors: FACTORS_OPTION },
  details: [
    'Speaks the protocol on standard input and output until the input ends. The program that runs the assistant starts it; you need not. It opens no connections, reads only the file FACTORS and writes no files. It needs the package @modelcontextprotocol/server: npm install @modelcontextprotocol/server@2.',
    'Configuration of the assistant\n  command: npx\n  args: -y -p tonne -p @modelcontextprotocol/server@2 tonne mcp',
  ],
  run: async (args, io) => {
    const factors = ownFactorsOf(args, io)
    // loaded only by this command
    const { serveMcp } = await import('./mcp/serve-mcp.ts')
    return serveMcp({ catalogue: joinOwnFactors(factors), factors }, io)
  },
}
