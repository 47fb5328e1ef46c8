import { describe, expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

const KEY = 'k3'.repeat(20);

describe('redactSecrets', () => {
  it.each([
    ...['password', 'passWord', 'payPassword', 'newPassword', 'pass-word', 'smtpPass', 'secret', 'clientSecret'],
    ...['token', 'accessToken', 'refresh-token', 'csrfToken', 'validCode', 'valid-code', 'loginKey', 'verifier'],
    ...['Authorization', 'cookie', 'Set-Cookie', 'state', 'checkRegisterSmsFlag'],
  ])('replaces the value of %s', (name) => {
    expect(redactSecrets({ [name]: KEY })).toEqual({ [name]: '[redacted]' });
  });

  it('finds secrets in nested objects and lists', () => {
    expect(redactSecrets({ list: [{ body: { token: 'x' } }] })).toEqual({ list: [{ body: { token: '[redacted]' } }] });
  });

  it('leaves business states and flags readable', () => {
    const facts = { state: 'paid', hotFlag: 1, passed: true, userName: 'ann' };
    expect(redactSecrets(facts)).toEqual(facts);
  });

  it('leaves a missing secret empty instead of redacting it', () => {
    expect(redactSecrets({ token: null, password: undefined })).toEqual({ token: null, password: undefined });
  });

  it('replaces files by their size, and keeps dates and errors', () => {
    const at = new Date(0);
    const err = new Error('x');
    expect(redactSecrets({ file: new Uint8Array(3), at, err })).toEqual({ file: '3 bytes', at, err });
  });

  it('stops at a maximum depth, such as in an object with a cycle', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    expect(JSON.stringify(redactSecrets(cyclic))).toContain('[too deep]');
  });
});
