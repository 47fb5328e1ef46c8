import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function lines(speak: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const said: string[] = [];
  speak(createLog({ logLevel: 'info' }, { write: (line) => said.push(line) }));
  return said.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('redacts secrets at any depth', () => {
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

  it('logs a failed statement without its parameters', () => {
    const problem = Object.assign(new Error('Failed query: select $1\nparams: ann@mall.test'), {
      query: 'select $1',
      params: ['ann@mall.test'],
      cause: new Error('syntax error'),
    });
    const [line] = lines((log) => log.error({ err: problem }, 'a request failed'));
    expect(line).toMatchObject({ err: { message: 'syntax error', query: 'select $1' } });
    expect(JSON.stringify(line)).not.toContain('ann@');
  });

  it('logs errors with message and stack, and the request id', () => {
    const [line] = lines((log) => log.child({ reqId: 'r1' }).error({ err: new Error('boom') }, 'a request failed'));
    expect(line).toMatchObject({ reqId: 'r1', err: { message: 'boom', stack: expect.any(String) } });
  });
});
