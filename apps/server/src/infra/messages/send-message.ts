import type { Queries } from '../database/database.ts';
import { type Channel, PermanentFailure } from './channel.ts';
import { claimMessage, isWaiting, markFailed, markKept, markSent, releaseMessage } from './messages-db.ts';

type Channels = Readonly<Record<'mail' | 'mobile', Channel | undefined>>;

/**
 * The worker waits `exp(least(attempts, 10))` seconds after each attempt, so the last one is 28 hours after the first: a
 * mail server that is down for a day loses no mail. Messages that expire end earlier.
 */
const MAX_ATTEMPTS = 14;

/**
 * The job that sends one message. It may run more than once, so a finished message is left alone; a temporary failure
 * is thrown, and the worker retries it.
 */
export async function sendMessage(
  queries: Queries,
  channels: Channels,
  keepsUnsent: boolean,
  id: string,
): Promise<void> {
  const message = await claimMessage(queries, id);
  if (!message) {
    // Throwing makes this job retry, in case the other job's process dies.
    if (await isWaiting(queries, id)) throw new Error(`sendMessage: message ${id} is being sent by another job`);
    return;
  }
  if (message.isUseless) return markFailed(queries, id, 'expired before it could be sent');
  const channel = channels[message.channel];
  if (!channel) {
    return keepsUnsent ? markKept(queries, id) : markFailed(queries, id, `no gateway for ${message.channel}`);
  }
  try {
    await channel.send(message);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    if (problem instanceof PermanentFailure) return markFailed(queries, id, reason);
    if (message.attempts >= MAX_ATTEMPTS) return markFailed(queries, id, `given up: ${reason}`);
    await releaseMessage(queries, id, reason);
    throw problem;
  }
  await markSent(queries, id);
}
