import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useAccount } from '../accounts/use-account.ts';
import '../favourites/early-click.ts';
import { onSignOfLife } from '../../shell/hydrate-later.ts';
import { MoreWords } from '../../words/words.tsx';

const PART_ID = 'stores';

const buyerIsHere = Promise.withResolvers<void>();

/** For what pages with stores show: links, forms and popovers work by themselves; buyers want to see what they keep. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await Promise.race([onSignOfLife(PART_ID), buyerIsHere.promise]);
    return load();
  });
}

/** Where a `lazyPart` stands. */
export function StorePart({ words, children }: { words: string; children: ReactNode }) {
  const account = useAccount();
  useEffect(() => {
    if (account) buyerIsHere.resolve();
  }, [account]);
  return (
    <MoreWords json={words}>
      <div id={PART_ID}>
        <Suspense>{children}</Suspense>
      </div>
    </MoreWords>
  );
}
