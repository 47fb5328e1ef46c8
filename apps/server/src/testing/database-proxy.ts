import { once } from 'node:events';
import net from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A TCP proxy in front of PostgreSQL: the database can hang or be unreachable for one test, while all other tests use
 * it.
 */
export interface DatabaseProxy {
  readonly url: string;
  /** Accepts connections and answers nothing, like a stopped PostgreSQL. */
  hang(): void;
  /** Breaks connections and refuses new ones, like a killed PostgreSQL. */
  refuse(): Promise<void>;
  /** Forwards the next statement with this text to the database; its answer and all later ones are withheld. */
  hangAfterSending(statement: string): void;
  restore(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let isHanging = false;
  let awaitedStatement: string | undefined;

  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => {
      if (isHanging) return;
      if (awaitedStatement && bytes.includes(awaitedStatement)) isHanging = true;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (!isHanging) client.write(bytes);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as net.AddressInfo).port;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const port = await listen(0);
  onTestFinished(() => {
    server.close();
    cut();
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  // The Unix socket would bypass the proxy.
  url.searchParams.delete('host');
  return {
    url: url.href,
    hang: () => {
      isHanging = true;
    },
    hangAfterSending: (statement) => {
      awaitedStatement = statement;
    },
    refuse: async () => {
      server.close();
      cut();
      if (server.listening) await once(server, 'close');
    },
    restore: async () => {
      isHanging = false;
      awaitedStatement = undefined;
      // Swallowed data is lost: the connections that hung can never be answered.
      cut();
      if (!server.listening) await listen(port);
    },
  };
}
