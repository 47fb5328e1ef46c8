import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

interface Opened {
  readonly url: string;
  readonly databaseUrl: string;
}

/** A mall in a folder of its own, whose address stays the same however often it is killed and restarted. */
export class MallProcess {
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #opened: Opened | undefined;
  /** Its log and terminal output since its last start. */
  lines: readonly string[] = [];

  private constructor(dataDir: string, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.#env = env;
  }

  static async make(env: Record<string, string> = {}): Promise<MallProcess> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'galleria-mall-'));
    await chmod(dataDir, 0o755);
    return new MallProcess(dataDir, { PORT: String(await freePort()), ...env });
  }

  get url(): string {
    return this.#whenOpen.url;
  }

  get databaseUrl(): string {
    return this.#whenOpen.databaseUrl;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get #whenOpen(): Opened {
    if (!this.#opened) throw new Error('the mall was never opened');
    return this.#opened;
  }

  /** Resolves when the mall is open. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [SERVE], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '100000000', DATA_DIR: this.dataDir },
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const said: string[] = [];
    this.lines = said;
    createInterface(child.stderr).on('line', (line) => said.push(line));
    const opened = Promise.withResolvers<Opened>();
    createInterface(child.stdout).on('line', (line) => {
      const found = line.startsWith('{"url"') ? (JSON.parse(line) as Opened) : undefined;
      if (found) opened.resolve(found);
      else said.push(line);
    });
    child.once('exit', (code) =>
      opened.reject(new Error(`the mall ended with ${code}:\n${said.slice(-20).join('\n')}`)),
    );
    this.#opened = await opened.promise;
  }

  /** Sends SIGKILL to the mall. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Sends SIGKILL to the postmaster; the mall keeps running. */
  async killDatabase(): Promise<void> {
    process.kill(await this.databasePid(), 'SIGKILL');
  }

  /** Sends SIGSTOP to all processes of PostgreSQL: connections stay open without answers until `continue` is called. */
  async stopDatabase(): Promise<{ continue(): void }> {
    const postmaster = await this.databasePid();
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
    // The postmaster is stopped first, so that it starts no backend in between.
    const pids = [postmaster, ...children.trim().split(/\s+/).map(Number)];
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of pids) sendSignal(pid, name);
    };
    signal('SIGSTOP');
    return { continue: () => signal('SIGCONT') };
  }

  /** The postmaster is the parent process of every backend. */
  async databasePid(): Promise<number> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(rows[0]?.pid)], { encoding: 'utf8' }));
    } finally {
      await client.end();
    }
  }

  /** Stops the mall and its database and removes all files. */
  async remove(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10 });
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** A backend may have ended since it was listed. */
function sendSignal(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
  }
}

const LOWEST_PORT = 20_000;
const PORTS = 12_000;

/** A port below the ephemeral range, so that no other program gets it while the mall is down. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
