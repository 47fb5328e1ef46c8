import { useNavigate, useSearchParams } from 'react-router';

type Changes = Record<string, number | undefined>;

/** Numbers kept in the search part of the address, so that what a list shows can be sent to somebody. */
export function useAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();

  /** A positive whole number; anything else that somebody typed counts as missing. */
  function numberOf(name: string): number | undefined {
    const value = Number(address.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  }

  /** The search part with some of it changed; `undefined` takes a number out. */
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
