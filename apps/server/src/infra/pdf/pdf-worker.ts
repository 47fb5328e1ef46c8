import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { DrawAnswer } from './pdf-renderer.ts';
import type { Sheet } from './sheet.ts';

/* The worker thread that draws documents, see pdf-renderer.ts. */

parentPort?.on('message', async (sheet: Sheet) => {
  parentPort?.postMessage(await answer(sheet));
});

async function answer(sheet: Sheet): Promise<DrawAnswer> {
  try {
    return { bytes: await drawSheet(sheet) };
  } catch (problem) {
    return { problem: String(problem instanceof Error ? (problem.stack ?? problem) : problem) };
  }
}
