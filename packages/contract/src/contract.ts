import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as files from './files.ts';
import type { Operation } from './operation.ts';
import * as search from './search.ts';
import * as site from './site.ts';

/** Every call of the mall by capability. The server starts only when each of them is bound. */
export const contract = { site, catalogue, search, content, files } satisfies Record<string, Record<string, Operation>>;

export type Contract = typeof contract;

type NamesOf<Capability extends keyof Contract> = `${Capability}.${keyof Contract[Capability] & string}`;

/** `capability.call`, e.g. `site.currencyList`: how the browser names a call without carrying its schemas. */
export type OperationName = { [Capability in keyof Contract]: NamesOf<Capability> }[keyof Contract];

export type OperationNamed<Name extends OperationName> = Name extends `${infer C extends keyof Contract}.${infer O}`
  ? O extends keyof Contract[C]
    ? Contract[C][O] extends Operation
      ? Contract[C][O]
      : never
    : never
  : never;

export function everyOperation(): { name: string; operation: Operation }[] {
  return Object.entries(contract).flatMap(([capability, operations]) =>
    Object.entries(operations).map(([name, operation]) => ({ name: `${capability}.${name}`, operation })),
  );
}
