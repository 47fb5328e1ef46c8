import { useConsole } from '../console-context.tsx';
import type { WaitingDefinition, WaitingEntry } from '../console-definition.ts';
import { isPermitted } from '../permissions.ts';
import { useOptionalPerson } from '../sign-in/session.tsx';
import { useCalls } from '../use-call.tsx';

export interface WaitingCount extends WaitingEntry {
  readonly kind: string;
  readonly count: number;
}

/** Counts of waiting work of each kind whose page the person may open; undefined until loaded. */
export function useWaitingWork(): readonly WaitingCount[] | undefined {
  const { waiting, pages } = useConsole().definition;
  const person = useOptionalPerson();
  const [answer] = useCalls<WaitingDefinition['operation']>(
    waiting?.operation ?? NO_OPERATION,
    waiting && person && !person.mustEnrolTotp ? [{}] : [],
  );
  if (!waiting || !person || !answer?.data) return undefined;
  const granted = new Set(person.permissions);
  const open = new Set(pages.filter(({ permission }) => isPermitted(granted, permission)).map(({ path }) => path));
  return answer.data.flatMap(({ kind, count }) => {
    const entry = waiting.kinds[kind];
    return entry && open.has(pageOf(entry)) ? [{ ...entry, kind, count }] : [];
  });
}

/** A placeholder for consoles without waiting work; never called. */
const NO_OPERATION = {} as WaitingDefinition['operation'];

export function useWaitingTotal(): number {
  return sumOf(useWaitingWork() ?? []);
}

/** Counts by the path of the page that lists the work. */
export function useWaitingByPage(): ReadonlyMap<string, number> {
  const pages = Map.groupBy(useWaitingWork() ?? [], pageOf);
  return new Map([...pages].map(([path, counts]) => [path, sumOf(counts)]));
}

function pageOf({ path }: WaitingEntry): string {
  return path.replace(/[?#].*/, '');
}

function sumOf(counts: readonly WaitingCount[]): number {
  return counts.reduce((sum, { count, isPart }) => sum + (isPart ? 0 : count), 0);
}
