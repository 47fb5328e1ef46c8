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

  it('tells a failed statement without the values it was given', () => {
    const problem = Object.assign(new Error('Failed query: select $1\nparams: ann@mall.test'), {
      query: 'select $1',
      params: ['ann@mall.test'],
      cause: new Error('syntax error'),
    });
    const [line] = lines((log) => log.error({ err: problem }, 'a request failed'));
    expect(line).toMatchObject({ err: { message: 'syntax error', query: 'select $1' } });
    expect(JSON.stringify(line)).not.toContain('ann@');
  });

  it('keeps an error readable, and names the request', () => {
    const [line] = lines((log) => log.child({ reqId: 'r1' }).error({ err: new Error('boom') }, 'a request failed'));
    expect(line).toMatchObject({ reqId: 'r1', err: { message: 'boom', stack: expect.any(String) } });
  });
});
