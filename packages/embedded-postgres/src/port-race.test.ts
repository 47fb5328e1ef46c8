import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { portsFor } from './port.ts';
import { clusterOf, makeScratch, query, serverLog, start } from './testing/scratch.ts';

/** Makes every port look free, as when another process takes it right after the check. */
vi.mock(import('./port.ts'), async (original) => ({ ...(await original()), isPortFree: async () => true }));

it('embedded PostgreSQL chooses another port when its own is taken just before the server binds it', async () => {
  const scratch = await makeScratch();
  const [own = 0, next = 0] = portsFor(clusterOf(scratch));
  const occupant = createServer().listen(own, '127.0.0.1');
  await once(occupant, 'listening');
  onTestFinished(() => void occupant.close());

  const { url } = await start(scratch);
  expect(await serverLog(clusterOf(scratch))).toContain('could not bind');
  expect(new URL(url).port).toBe(String(next));
  expect(await query(url, 'select 1 as one')).toEqual([1]);
});
