import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function lines(speak: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const said: string[] = [];
  speak(createLog({ logLevel: 'info' }, { write: (line) => said.push(line) }));
  return said.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('blanks out secrets wherever they hang', () => {
    const [line] = lines((log) =>
      log.info(
        { body: { userName: 'ann', passWord: 'x', list: [{ payPassword: '1' }] }, headers: { Authorization: 't' } },
        'call',
      ),
    );
    expect(line).toMatchObject({
      msg: 'call',
      body: { userName: 'ann', passWord: '[redacted]', list: [{ payPassword: '[redacted]' }] },
      headers: { Authorization: '[redacted]' },
    });
  });

  it('keeps an error readable, and names the request', () => {
    const [line] = lines((log) => log.child({ reqId: 'r1' }).error({ err: new Error('boom') }, 'a request failed'));
    expect(line).toMatchObject({ reqId: 'r1', err: { message: 'boom', stack: expect.any(String) } });
  });
});
