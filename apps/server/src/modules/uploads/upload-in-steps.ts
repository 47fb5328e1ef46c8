import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type * as contract from '@galleria/contract/uploads';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { z } from 'zod';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readClock } from '../../infra/database/clock.ts';
import type { UploadsContext } from './index.ts';
import { ownerOf, storePicture } from './upload-picture.ts';
import { findUploadByTicket } from './uploads-db.ts';

/*
 * Upload in three steps, as in file stores: the client requests a signed address, puts the bytes there, and confirms.
 * The path of a picture contains its size and colours, so only the last step can return it.
 */

const TTL_MS = 10 * 60_000;
const MAX_TICKET_NUMBER = 2 ** 48 - 1;

const Ticket = z.object({
  id: z.int(),
  userId: z.string(),
  purpose: z.enum(['avatar', 'logo', 'picture']),
  expiresMs: z.int(),
});
type Ticket = z.output<typeof Ticket>;

export const pictureUploadAddress: UseCase<typeof contract.pictureUploadAddress, UploadsContext> = async (
  { database, ticketKey },
  { purpose },
  { actor },
) => {
  const id = randomInt(1, MAX_TICKET_NUMBER);
  const expiresMs = (await readClock(database.queries)).getTime() + TTL_MS;
  const ticket = signTicket({ id, userId: actor.userId, purpose, expiresMs }, ticketKey);
  return { fileId: id, preSignUrl: `/api/file/put/${ticket}` };
};

export const putPicture: UseCase<typeof contract.putPicture, UploadsContext> = async (
  context,
  { ticket: signed, file },
  caller,
) => {
  const ticket = readTicket(signed, context.ticketKey);
  const now = (await readClock(context.database.queries)).getTime();
  if (!ticket || ticket.expiresMs <= now) return refuse('upload.ticket');
  const { id, userId, purpose } = ticket;
  const owner = { ...caller, actor: { kind: 'buyer', userId, sessionId: '' } as const };
  const kept = await storePicture(context, { file, purpose }, owner, id);
  return isRefused(kept) ? kept : null;
};

export const confirmUpload: UseCase<typeof contract.confirmUpload, UploadsContext> = async (
  { database },
  { fileId },
  { actor },
) => {
  const found = await findUploadByTicket(database.queries, ownerOf(actor), fileId);
  return found ? { fileId: found.id, filePath: found.path } : refuse('upload.ticket');
};

function signTicket(ticket: Ticket, key: Buffer): string {
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${content}.${signatureOf(content, key).toString('base64url')}`;
}

function readTicket(signed: string, key: Buffer): Ticket | undefined {
  const [content = '', signature = ''] = signed.split('.');
  const [expected, given] = [signatureOf(content, key), Buffer.from(signature, 'base64url')];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return Ticket.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString())).data;
}

function signatureOf(content: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
