import { everyOperation } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import type { Binding } from './use-case.ts';

export interface CallTable {
  readonly bindings: readonly Binding[];
  find(operation: Operation): Binding;
}

/** Every operation of the contract, bound exactly once; otherwise the server does not start. */
export function createCallTable(bindings: readonly Binding[]): CallTable {
  const byOperation = new Map<Operation, Binding>();
  for (const binding of bindings) {
    if (byOperation.has(binding.operation))
      throw new Error(`createCallTable: ${routeOf(binding.operation)} is bound twice`);
    byOperation.set(binding.operation, binding);
  }
  const unbound = everyOperation().filter(({ operation }) => !byOperation.has(operation));
  if (unbound.length > 0)
    throw new Error(`createCallTable: ${unbound.map(({ name }) => name).join(', ')} not bound to a use case`);
  return {
    bindings,
    find: (operation) => {
      // Pages are bundled with their own copy of the contract, so the route identifies an operation, not the object.
      const found = byOperation.get(operation) ?? bindings.find((one) => routeOf(one.operation) === routeOf(operation));
      if (!found) throw new Error(`createCallTable: ${routeOf(operation)} is not in the contract`);
      byOperation.set(operation, found);
      return found;
    },
  };
}

function routeOf(operation: Operation): string {
  return `${operation.method} ${operation.path}`;
}
