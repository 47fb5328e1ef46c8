import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../testing/open-test-app.ts';

const app = await openSharedTestApp();

describe('closing the server', () => {
  it('lets the request in flight finish, and accepts no new one', async () => {
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<object>();
    app.server.get('/api/slow', { config: { access: { who: 'visitor' } } }, () => {
      arrived.resolve();
      return gate.promise;
    });
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const inFlight = fetch(`${address}/api/slow`);
    await arrived.promise;
    const closed = app.server.close();
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    gate.resolve({ finished: true });
    const answer = await inFlight;
    expect([answer.status, await answer.json()]).toEqual([200, { finished: true }]);
    await closed;
  });
});
