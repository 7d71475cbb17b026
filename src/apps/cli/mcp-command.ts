import { joinOwnFactors } from '../../rows/index.ts'
import type { Company } from '../../service/index.ts'
import type { Command } from './command.ts'
import { FACTORS_OPTION, ownFactorsOf } from './input-options.ts'
import { COMPANY_OR_DEMO_OPTIONS, usingCompanyOrDemo } from './report/company-and-period.ts'

/** `tonne mcp`. */
export const mcpCommand: Command = {
  options: { factors: FACTORS_OPTION, ...COMPANY_OR_DEMO_OPTIONS },
  details: [
    'Speaks the protocol on standard input and output until the input ends. The program that runs the assistant starts it; you need not. It opens no connections other than to DB, reads only the files FACTORS and DB, and writes no files. It needs the package @modelcontextprotocol/server: npm install @modelcontextprotocol/server@2.',
    'With --db, or --demo, the assistant can also read the records of the company: its inventory, its readiness, its reports, and single records. No tool changes a record.',
    'Configuration of the assistant\n  command: npx\n  args: -y -p tonne -p @modelcontextprotocol/server@2 tonne mcp',
  ],
  run: async (args, io) => {
    const factors = ownFactorsOf(args, io)
    // loaded only by this command
    const { serveMcp } = await import('./mcp/serve-mcp.ts')
    const serve = (company?: Company) => serveMcp({ catalogue: joinOwnFactors(factors), factors, company }, io)
    const hasCompany = args.options.db !== undefined || args.options.demo === true
    if (!hasCompany) return serve()
    let code = 0
    await usingCompanyOrDemo(args, { io, actor: 'tonne mcp' }, async (company) => {
      code = await serve(company)
    })
    return code
  },
}
