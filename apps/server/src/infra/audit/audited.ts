import { isRefused } from '@galleria/domain/refusals';
import type { Binding } from '../calls/use-case.ts';
import type { Queries } from '../database/database.ts';
import { redactSecrets } from '../log/redact-secrets.ts';
import { beginEntry, endEntry } from './audit-db.ts';

/**
 * Records changes by staff and sellers. The entry is inserted before the use case runs, so that no change goes unrecorded; the
 * outcome is added afterwards.
 */
export function audited(binding: Binding, queries: Queries): Binding {
  const { access, method, path } = binding.operation;
  if (method === 'GET' || (access.who !== 'staff' && access.who !== 'seller')) return binding;
  return {
    ...binding,
    run: async (input, caller) => {
      const { actor } = caller;
      if (actor.kind !== 'staff' && actor.kind !== 'seller') return binding.run(input, caller);
      const entry = await beginEntry(queries, {
        ...{ actorKind: actor.kind, actorId: actor.userId, sessionId: actor.sessionId },
        operation: `${method} ${path}`,
        input: redactSecrets(input) ?? null,
      });
      try {
        const answer = await binding.run(input, caller);
        await endEntry(queries, entry, isRefused(answer) ? answer.refused : 'done');
        return answer;
      } catch (problem) {
        await endEntry(queries, entry, 'fault');
        throw problem;
      }
    },
  };
}
