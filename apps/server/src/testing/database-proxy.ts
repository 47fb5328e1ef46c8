import { once } from 'node:events';
import net from 'node:net';
import { onTestFinished } from 'vitest';

/** A TCP proxy in front of PostgreSQL: for one test the database can hang or be away, while all other tests use it. */
export interface DatabaseProxy {
  readonly url: string;
  /** Connections are accepted and nothing is answered, as with a stopped PostgreSQL. */
  hang(): void;
  /** Connections break and new ones are refused, as with a PostgreSQL that was killed. */
  refuse(): Promise<void>;
  /** The next statement with this text reaches the database; from its answer on, nothing is answered. */
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
  // The socket would lead past the proxy.
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
      // What was swallowed is lost: the connections that hung can never be answered.
      cut();
      if (!server.listening) await listen(port);
    },
  };
}
