import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Request } from 'autocannon';
import { measure } from '../support/load.ts';
import type { SavedAnswer } from './same-bytes.ts';

const SECONDS = 3;
const KEPT_HEADERS = ['content-type', 'content-encoding'];

/** CPU time per response of a bare server of the same framework that sends the same bytes without any work. */
export async function bareCpuMs(url: string, { path: address = '/', headers = {} }: Request): Promise<number> {
  const response = await sendRequest(url + address, headers as Record<string, string>);
  const body = (await buffer(response)).toString('base64');
  const keptHeaders = KEPT_HEADERS.flatMap((name) =>
    response.headers[name] ? [[name, String(response.headers[name])]] : [],
  );
  const bare = fork(path.join(import.meta.dirname, 'same-bytes.ts'));
  try {
    bare.send({ headers: Object.fromEntries(keptHeaders), body } satisfies SavedAnswer);
    const [port] = await once(bare, 'message');
    const target = { name: 'bare', url: `http://127.0.0.1:${port}/`, pid: bare.pid ?? 0 };
    return (await measure(target, SECONDS)).cpuMs;
  } finally {
    bare.kill();
  }
}

/** Returns the raw bytes: `fetch` would decompress them. */
function sendRequest(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, { headers }, resolve).on('error', reject));
}
