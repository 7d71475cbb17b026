import type { Command, CommandLine } from './command.ts'

/** A command in the help of the program, and its work, which is loaded when the command is called. */
export interface ProgramCommand extends CommandLine {
  readonly load: () => Promise<Command>
}

/** The commands, in the order of the help. */
export const COMMANDS: readonly ProgramCommand[] = [
  {
    name: 'calculate',
    operands: 'FILE',
    summary: 'turns activities into emissions by published factors, with a summary by scope, activity and month',
    load: async () => (await import('./calculate-command.ts')).calculateCommand,
  },
  {
    name: 'distance',
    operands: 'FROM TO',
    summary: 'finds the distance between two places and prints the method, without a network',
    load: async () => (await import('./distance-command.ts')).distanceCommand,
  },
  {
    name: 'factors',
    operands: 'WORDS',
    summary: 'finds published emission factors by words',
    load: async () => (await import('./factors-command.ts')).factorsCommand,
  },
  {
    name: 'explain',
    operands: 'FILE',
    summary: 'prints calculations as lines that a person can check with a pocket calculator',
    load: async () => (await import('./explain-command.ts')).explainCommand,
  },
  {
    name: 'verify',
    operands: 'FILE',
    summary: 'recomputes traces and compares their factors with the published ones',
    load: async () => (await import('./verify-command.ts')).verifyCommand,
  },
  {
    name: 'mcp',
    operands: '',
    summary:
      'serves find_factor, calculate, distance, explain and verify to an assistant, over the Model Context Protocol',
    load: async () => (await import('./mcp-command.ts')).mcpCommand,
  },
  {
    name: 'serve',
    operands: '',
    summary: 'serves the /v1 interface over HTTP, with records in memory or in a database',
    load: async () => (await import('./serve-command.ts')).serveCommand,
  },
  {
    name: 'migrate',
    operands: '',
    summary: 'brings a database to the schema of this version',
    load: async () => (await import('./migrate-command.ts')).migrateCommand,
  },
  {
    name: 'keys',
    operands: '',
    summary: 'issues, lists and revokes API keys of a database',
    load: async () => (await import('./keys-command.ts')).keysCommand,
  },
  {
    name: 'export',
    operands: '',
    summary: 'writes all that a company has recorded, its log and its proofs as a bundle',
    load: async () => (await import('./export-command.ts')).exportCommand,
  },
  {
    name: 'check',
    operands: '',
    summary: 'lists what is to be cleared before the figures of a company are reported',
    load: async () => (await import('./check-command.ts')).checkCommand,
  },
  {
    name: 'report',
    operands: '',
    summary: 'prints the table of a disclosure standard for a year of a company',
    load: async () => (await import('./report-command.ts')).reportCommand,
  },
  {
    name: 'base-year',
    operands: 'ACTION',
    summary: 'sets the base year of a company, shows it, compares a year with it, or keeps its recalculation',
    load: async () => (await import('./base-year-command.ts')).baseYearCommand,
  },
  {
    name: 'rules',
    operands: 'ACTION',
    summary: 'previews which records a change of a rule that chooses factors would move',
    load: async () => (await import('./rules-command.ts')).rulesCommand,
  },
  {
    name: 'restate',
    operands: '',
    summary: 'restates the records of a year from one edition of factors to another, or by rules',
    load: async () => (await import('./restate-command.ts')).restateCommand,
  },
  {
    name: 'template',
    operands: 'ACTIVITY',
    summary: 'prints a file to fill in: the columns of one activity and two example rows, with a list of valid words',
    load: async () => (await import('./template-command.ts')).templateCommand,
  },
  {
    name: 'start',
    operands: '',
    summary: 'calculates the shipped year of an invented company, then serves it over HTTP',
    load: async () => (await import('./start-command.ts')).startCommand,
  },
]
