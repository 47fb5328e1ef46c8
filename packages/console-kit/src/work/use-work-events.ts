import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useConsole } from '../console-context.tsx';
import type { WaitingDefinition } from '../console-definition.ts';
import { usePerson } from '../sign-in/session.tsx';
import { readEvents } from './read-events.ts';

/** Browsers limit the connections to a server: one tab holds the stream and forwards its events to the others. */
const LEADER = 'galleria-console-events';

/** Refetches the counts of waiting work whenever the server announces a change. */
export function useWorkEvents({ operation, events, refreshes }: WaitingDefinition): void {
  const queries = useQueryClient();
  const { signIn } = useConsole().definition;
  const { store, permissions } = usePerson();
  const refresh = useEffectEvent(() => {
    for (const { method, path } of [operation, ...refreshes]) {
      void queries.invalidateQueries({ queryKey: [method, path] });
    }
  });
  const refetchPerson = useEffectEvent(() => {
    if (signIn) void queries.invalidateQueries({ queryKey: [signIn.person.method, signIn.person.path] });
  });
  // Another store or role has another stream.
  const identity = [store?.storeId ?? 'mall', ...permissions].join(' ');
  useEffect(() => {
    const abort = new AbortController();
    const channel = new BroadcastChannel(`${LEADER} ${identity}`);
    channel.addEventListener('message', () => refresh());
    const lead = () =>
      readEvents(events, abort.signal, {
        onWork: () => {
          refresh();
          channel.postMessage('work');
        },
        onEnded: refetchPerson,
      });
    // Web locks need a secure context. Without them every tab has its own stream, and the server closes the oldest.
    const { locks } = navigator as Partial<Navigator>;
    const leading = locks ? locks.request(`${LEADER} ${identity}`, { signal: abort.signal }, lead) : lead();
    leading.catch(() => undefined);
    return () => {
      abort.abort();
      channel.close();
    };
  }, [events, identity]);
}
