import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'sandbox-signature';

const TOLERANCE_SECONDS = 300;
const FORMAT = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The timestamp is part of the signature, which limits replays. */
export function sign(key: Buffer, body: string, seconds: number): string {
  return `t=${seconds},v1=${digestOf(key, Buffer.from(body), seconds).toString('hex')}`;
}

export function isSigned(key: Buffer, body: Buffer, signature: string, nowSeconds: number): boolean {
  const [, time = '', digest = ''] = FORMAT.exec(signature) ?? [];
  if (!digest || Math.abs(nowSeconds - Number(time)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(digest, 'hex'), digestOf(key, body, Number(time)));
}

function digestOf(key: Buffer, body: Buffer, seconds: number): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
}
