import { join } from 'node:path';
import { answers } from './database.ts';
import type { Deadline } from './deadline.ts';
import { isPortFree } from './port.ts';
import { launch, type Postmaster, type ServerSetup } from './postmaster.ts';
import { isPostmasterOf, type PostmasterPid, readPostmasterPid, replaceStalePid } from './postmaster-pid.ts';

/**
 * Adopts the server that runs on the cluster, or starts one on the first free port of `ports`. Leftovers of an earlier
 * run are either taken over or waited for. Only one process at a time may do this for a cluster.
 */
export async function startOrAdopt(setup: ServerSetup, ports: number[], deadline: Deadline): Promise<Postmaster> {
  const { location } = setup;
  for (let attempt = 0; ; ) {
    const found = await readPostmasterPid(location.cluster);
    if (found && (await isPostmasterOf(location.cluster, found.pid))) {
      const adopted = await adopt(setup, found);
      if (adopted) return adopted;
      await deadline.wait(`the PostgreSQL that still runs as process ${found.pid} (${found.status || 'starting'})`);
      continue;
    }
    if (found) await replaceStalePid(location, found);

    const port = ports[attempt % ports.length] ?? 0;
    const started = (await isPortFree(port)) ? await launch(setup, port, deadline) : 'port taken';
    if (started === 'port taken') {
      attempt += 1;
      if (attempt % ports.length === 0) await deadline.wait(`a free port (${ports.join(', ')})`);
    } else if (started === 'still in use') {
      await deadline.wait('the last processes of a PostgreSQL that crashed to end');
    } else if (started === 'killed') {
      await deadline.wait('PostgreSQL, which something kills while it starts');
    } else {
      return started;
    }
  }
}

async function adopt(setup: ServerSetup, found: PostmasterPid): Promise<Postmaster | null> {
  if (found.status !== 'ready') return null;
  const answer = await answers({ port: found.port, password: setup.password });
  if (answer === 'yes') return { ...found, child: null };
  if (answer === 'not now') return null;
  throw new Error(
    `The database in ${setup.location.cluster} does not accept the password in ${join(setup.location.home, 'password')}. Put the right file back.`,
  );
}
