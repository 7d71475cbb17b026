import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../bundle.mjs'

const folder = mkdtempSync(join(tmpdir(), 'workerd-'))
writeFileSync(join(folder, 'worker.mjs'), await bundled('servers/worker.mjs', 'esm'))
writeFileSync(
  join(folder, 'config.capnp'),
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-01-01",
);
`,
)
// it writes where it listens itself, as JSON with a port
const program = fileURLToPath(new URL('../node_modules/workerd/bin/workerd', import.meta.url))
const server = spawn(program, ['serve', '--control-fd=1', join(folder, 'config.capnp')], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
server.on('exit', (code) => {
  rmSync(folder, { recursive: true })
  process.exit(code ?? 0)
})
process.on('SIGTERM', () => server.kill())
