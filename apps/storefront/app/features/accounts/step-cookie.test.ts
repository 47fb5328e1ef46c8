import type { PageVisit } from '@galleria/contract/call';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { stepCookie } from './step-cookie.server.ts';

const visitOf = (cookieSecret: string, publicUrl = 'http://mall.test') => ({ cookieSecret, publicUrl }) as PageVisit;
const mall = visitOf('secret of this mall');
const step = stepCookie('step', z.object({ contact: z.string() }));

function requestWith(setCookie: string): Request {
  const [cookie = ''] = setCookie.split(';');
  return new Request('http://mall.test/register', { headers: { cookie } });
}

describe('stepCookie', () => {
  it('reads back the value that it wrote', async () => {
    const written = await step.write(mall, { contact: 'ädä@example.com' });
    expect(await step.read(mall, requestWith(written))).toEqual({ contact: 'ädä@example.com' });
    expect(written).toContain('HttpOnly; SameSite=Lax');
  });

  it('reads nothing from a cookie that is unsigned, signed with another secret, malformed or cleared', async () => {
    const unsigned = `step=${btoa(JSON.stringify({ contact: 'a@example.com' }))}`;
    const foreign = await step.write(visitOf('another secret'), { contact: 'a@example.com' });
    const otherShape = await stepCookie('step', z.object({ target: z.string() })).write(mall, { target: '/' });
    for (const cookie of [unsigned, foreign, otherShape, await step.clear(mall), '']) {
      expect(await step.read(mall, requestWith(cookie))).toBeUndefined();
    }
  });

  it('reads nothing from a cookie that a client sends after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const written = await step.write(mall, { contact: 'a@example.com' });
    vi.advanceTimersByTime(599_000);
    expect(await step.read(mall, requestWith(written))).toEqual({ contact: 'a@example.com' });
    vi.advanceTimersByTime(1_000);
    expect(await step.read(mall, requestWith(written))).toBeUndefined();
  });

  it('is a secure cookie only if the mall has TLS', async () => {
    expect(await step.write(mall, { contact: '' })).not.toContain('Secure');
    expect(await step.write(visitOf('s', 'https://mall.test'), { contact: '' })).toContain('Secure');
  });
});
