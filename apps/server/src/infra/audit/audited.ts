import { isRefused } from '@galleria/domain/refusals';
import type { Binding } from '../calls/use-case.ts';
import type { Queries } from '../database/database.ts';
import { redactSecrets } from '../log/redact-secrets.ts';
import { endEntry, startEntry } from './audit-db.ts';

/**
 * Records the changes of staff and sellers. The entry is inserted before the operation runs, so that nothing is done
 * without a record; its outcome, and the state before and after, are added afterwards.
 */
export function audited(binding: Binding, queries: Queries): Binding {
  const { access, method, isReadOnly, auditsRead } = binding.operation;
  const isRecorded = auditsRead || (method !== 'GET' && !isReadOnly);
  if (!isRecorded || (access.who !== 'staff' && access.who !== 'seller')) return binding;
  return {
    ...binding,
    run: async (input, caller) => {
      const { actor, browser } = caller;
      if (actor.kind !== 'staff' && actor.kind !== 'seller') return binding.run(input, caller);
      const entry = await startEntry(queries, {
        ...{ actorKind: actor.kind, actorId: actor.userId, sessionId: actor.sessionId, address: browser.address },
        storeId: actor.kind === 'seller' ? actor.storeId : null,
        operation: binding.name,
        input: redactSecrets(input) ?? null,
      });
      let change = {};
      const audit = {
        changed: (before: unknown, after: unknown) => {
          change = { before: redactSecrets(before) ?? null, after: redactSecrets(after) ?? null };
        },
      };
      try {
        const answer = await binding.run(input, { ...caller, audit });
        await endEntry(
          queries,
          entry,
          isRefused(answer) ? { outcome: answer.refused } : { outcome: 'done', ...change },
        );
        return answer;
      } catch (problem) {
        await endEntry(queries, entry, { outcome: 'fault' });
        throw problem;
      }
    },
  };
}
