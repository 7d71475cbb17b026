export default {
  input: '../dist/openapi-extensions.json',
  output: { path: 'dist/hey-api', tsConfigPath: './tsconfig.json' },
  logs: { file: false, level: 'silent' },
}
