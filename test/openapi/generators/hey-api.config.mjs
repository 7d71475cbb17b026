export default {
  input: process.env.TONNE_DOCUMENT,
  output: { path: `${process.env.TONNE_CLIENTS}/hey-api`, tsConfigPath: './tsconfig.json' },
  logs: { file: false, level: 'silent' },
}
