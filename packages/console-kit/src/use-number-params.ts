import { useNavigate, useSearchParams } from 'react-router';

type Changes = Record<string, number | undefined>;

/** Numbers in the query string of the URL, so that a view can be bookmarked and shared. */
export function useNumberParams() {
  const [address] = useSearchParams();
  const navigate = useNavigate();

  /** A positive integer; any other value counts as missing. */
  function numberOf(name: string): number | undefined {
    const value = Number(address.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  }

  /** The query string with some values changed; `undefined` removes one. */
  function changed(changes: Changes): string {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, String(value));
    }
    return next.toString();
  }

  return { numberOf, changed, go: (changes: Changes) => navigate({ search: changed(changes) }) };
}
