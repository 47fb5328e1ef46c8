import { readFile, writeFile } from 'node:fs/promises';
import { isRefused } from '@galleria/domain/refusals';
import type { DecoderAnswer, DecoderTask } from './picture-decoder.ts';
import { redrawPicture } from './redraw-picture.ts';

/*
 * The process that decodes uploads, see picture-decoder.ts. It has no secrets and no state that could be lost, so it
 * kills itself whenever it must not continue: `exit` would wait for the decoder's threads, SIGKILL does not.
 */

const RSS_CHECK_MS = 50;
const maxRssBytes = Number(process.argv[2]);

const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
// Ctrl-C reaches every process of the terminal; the server closes this one when its requests have ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
setInterval(endIfTooLarge, RSS_CHECK_MS);

function endIfTooLarge(): void {
  if (process.memoryUsage.rss() > maxRssBytes) end();
}

process.on('message', async (task: DecoderTask) => {
  const answer = await work(task);
  // A small picture is done before the next check.
  endIfTooLarge();
  process.send?.(answer);
});

async function work({ source, target, limits }: DecoderTask): Promise<DecoderAnswer> {
  const redrawn = await redrawPicture(await readFile(source), limits);
  if (isRefused(redrawn)) return { refused: redrawn.refused, values: redrawn.values };
  await writeFile(target, redrawn.webp);
  return { path: redrawn.path };
}
