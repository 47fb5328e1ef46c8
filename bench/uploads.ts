import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sharp } from '../apps/server/src/infra/pictures/sharp.ts';
import type { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { withMallProcess } from '../apps/server/src/testing/mall-process/with-mall-process.ts';
import type { Buyer } from '../apps/server/src/testing/trade-races/race-mall.ts';
import { makeBuyer } from '../apps/server/src/testing/trade-races/race-people.ts';
import { peakMibDuring, residentMib } from './support/memory-use.ts';

const UPLOADS = 60;
const LIMITS = { growthMib: 150, avatarMs: 3_000 };
const ANSWER_TIMEOUT_MS = 90_000;
/** Without a limit, the server's queue would still be decoding by then. */
const SETTLE_MS = 15_000;

/** One buyer sends many large pictures and disconnects at once, while another uploads an avatar. */
async function main(): Promise<number> {
  return withMallProcess({}, async (mallProcess, mall) =>
    attack(mallProcess, await makeBuyer(mall), await makeBuyer(mall)),
  );
}

async function attack(mallProcess: MallProcess, attacker: Buyer, other: Buyer): Promise<number> {
  const large = multipart(await makeJpeg());
  const avatar = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const before = residentMib(mallProcess.pid);
  const first = await uploadAvatar(mallProcess.url, other, avatar);
  let during = first;
  const peak = await peakMibDuring(mallProcess.pid, async () => {
    const sending = Array.from({ length: UPLOADS }, () => sendAndHangUp(mallProcess.url, attacker, large));
    await setTimeout(500);
    during = await uploadAvatar(mallProcess.url, other, avatar);
    await Promise.all(sending);
    await setTimeout(SETTLE_MS);
  });
  const growth = peak - before;
  console.log(`${UPLOADS} uploads of ${(large.length / 1e6).toFixed(1)} MB by one buyer who hangs up at once`);
  console.log(`memory of server and decoder: ${before.toFixed(0)} MiB before, at most ${peak.toFixed(0)} MiB`);
  console.log(`  grown by ${growth.toFixed(0)} MiB (limit ${LIMITS.growthMib})`);
  console.log(`avatar of another buyer: ${first.ms.toFixed(0)} ms before (${first.result})`);
  console.log(`  ${during.ms.toFixed(0)} ms during the attack (${during.result}, limit ${LIMITS.avatarMs})`);
  return growth <= LIMITS.growthMib && during.ms <= LIMITS.avatarMs && during.result === 'stored' ? 0 : 1;
}

/** About 9.5 MB for 12 megapixels: noise hardly compresses. */
function makeJpeg(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

const BOUNDARY = 'bench-boundary';

function multipart(file: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Resolves when all bytes were handed to the socket, or the server closed it first. */
function sendAndHangUp(url: string, { token }: Buyer, body: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/p/file/upload HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: ${token}\r\n` +
          `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body, () => socket.destroy());
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

async function uploadAvatar(url: string, { token }: Buyer, file: Buffer): Promise<{ ms: number; result: string }> {
  const startedMs = performance.now();
  try {
    const response = await fetch(`${url}/api/p/file/upload?purpose=avatar`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: new Uint8Array(multipart(file)),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const { success, reason } = (await response.json()) as { success: boolean; reason?: string };
    return { ms: performance.now() - startedMs, result: success ? 'stored' : (reason ?? `status ${response.status}`) };
  } catch (problem) {
    return { ms: performance.now() - startedMs, result: problem instanceof Error ? problem.name : String(problem) };
  }
}

process.exit(await main());
