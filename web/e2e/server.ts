import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createServer } from 'node:net';

export interface Server {
  address: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(address: string, server: ChildProcess, said: string[]): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (server.exitCode !== null)
      throw new Error(`the server ended with ${server.exitCode}:\n${said.join('')}`);
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error('the server did not answer within 30 seconds');
}

/**
 * The real server, from the command line's jar, on a free port with data of its own.
 *
 * @param games more games: jars or folders of classes that the server finds them in
 */
export async function startServer(games: string[] = []): Promise<Server> {
  if (process.env.DERRING_ADDRESS && games.length === 0)
    return { address: process.env.DERRING_ADDRESS, stop: () => Promise.resolve() };
  const jar = process.env.DERRING_SERVER;
  if (!jar) throw new Error('DERRING_SERVER must name cli/target/derring-cli.jar');
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'derring-e2e-'));
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const args = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '--enable-native-access=ALL-UNNAMED',
    '-cp',
    [jar, ...games].join(delimiter),
    'derring.cli.Derring',
    'serve',
    '--quick',
    '--port',
    String(port),
    '--data',
    data,
  ];
  const server = spawn(java, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  server.stdout.on('data', (text) => said.push(String(text)));
  server.stderr.on('data', (text) => said.push(String(text)));
  const address = `http://localhost:${port}`;
  await answers(address, server, said);
  return {
    address,
    async stop() {
      const gone = new Promise((go) => server.once('exit', go));
      server.kill();
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
