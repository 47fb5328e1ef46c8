import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const firstPort = 21_000;
const portCount = 11_000;
const candidateCount = 20;

/**
 * The ports to try, in order: always the same for a cluster, different ones for different clusters. All are below
 * 32768, where the range for outgoing connections begins.
 */
export function portsFor(cluster: string): number[] {
  const seed = createHash('sha256').update(cluster).digest().readUInt32BE(0);
  // The step is coprime to the count, so no port occurs twice.
  return Array.from({ length: candidateCount }, (_, index) => firstPort + ((seed + index * 1_009) % portCount));
}

/** Listening is not enough: on macOS, 127.0.0.1 can be bound although a program listens on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  return !(await isAnswering(port)) && (await canListen(port));
}

async function isAnswering(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
