import { ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { categoryAddress } from './category-address.ts';
import { type CategoryGroups, fetchChildren, loadedChildren } from './fetch-children.ts';

interface CategoryChildrenProps {
  category: { id: number; name: string };
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The second and third level below a category of the first level. */
export default function CategoryChildren({ category, onFollow }: CategoryChildrenProps) {
  const text = useText();
  const { children, retry } = useCategoryChildren(category.id);
  return (
    <>
      <Link
        to={categoryAddress(category.id)}
        onClick={onFollow}
        className="mb-5 inline-flex items-center gap-1 rounded-control font-bold text-base hover:text-brand-ink"
      >
        {text('shell.categoryAll', { name: category.name })}
        <ChevronRight aria-hidden className="flip-rtl size-4" />
      </Link>
      {children.state === 'loading' && <Loading />}
      {children.state === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-3 text-ink-soft text-sm">
          {text('shell.categoryFailed')}
          <Button tone="outline" size="small" onClick={retry}>
            {text('shell.categoryRetry')}
          </Button>
        </div>
      )}
      {children.state === 'ready' && (
        <div className="@container">
          <div className="grid @min-[640px]:grid-cols-2 gap-x-8">
            {children.groups.map((group) => (
              <Group key={group.categoryId} firstId={category.id} group={group} onFollow={onFollow} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

interface GroupProps {
  firstId: number;
  group: CategoryGroups[number];
  onFollow: () => void;
}

function Group({ firstId, group, onFollow }: GroupProps) {
  const { categoryId: secondId, categoryName, categories } = group;
  return (
    <section className="mb-6">
      <h3 className="mb-2 font-semibold text-sm">
        <Link
          to={categoryAddress(firstId, secondId)}
          onClick={onFollow}
          className="rounded-control hover:text-brand-ink"
        >
          {categoryName}
        </Link>
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {categories.map((third) => (
          <li key={third.categoryId}>
            <Link
              to={categoryAddress(firstId, secondId, third.categoryId)}
              onClick={onFollow}
              className="flex h-full flex-col items-center gap-1.5 rounded-control p-2 text-center text-ink-soft text-xs transition-[background-color] hover:bg-well hover:text-ink"
            >
              {third.pic && <Picture path={third.pic} alt="" sizes="64px" className="size-16 rounded-control" />}
              {third.categoryName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  const text = useText();
  return (
    <div role="status" className="@container">
      <span className="sr-only">{text('shell.categoryLoading')}</span>
      <div className="grid @min-[640px]:grid-cols-2 gap-x-8">
        {[0, 1, 2, 3].map((group) => (
          <div key={group} className="mb-6">
            <Skeleton className="mb-3 h-4 w-28" />
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
              {[0, 1, 2, 3].map((tile) => (
                <Skeleton key={tile} className="mx-auto mt-2 mb-8 size-16" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

type Children = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; groups: CategoryGroups };

/** For a component that is keyed by the category, so that `parentId` never changes. */
function useCategoryChildren(parentId: number): { children: Children; retry: () => void } {
  const [children, setChildren] = useState<Children>(() => asChildren(loadedChildren(parentId), 'loading'));
  const load = useCallback(async () => {
    setChildren(asChildren(await fetchChildren(parentId), 'failed'));
  }, [parentId]);
  useEffect(() => {
    load();
  }, [load]);
  const retry = useCallback(() => {
    setChildren({ state: 'loading' });
    load();
  }, [load]);
  return { children, retry };
}

function asChildren(groups: CategoryGroups | undefined, otherwise: 'loading' | 'failed'): Children {
  return groups ? { state: 'ready', groups } : { state: otherwise };
}
