import { Button, Flex, Input, Popover } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { useLocalStorage } from '../use-local-storage.ts';
import { type Filters, viewOf } from './filters.ts';

export interface ListView {
  readonly name: string;
  /** The query string of the URL, as `viewOf` returns it. */
  readonly search: string;
}

interface SavedViewsProps {
  /** Name of the list. */
  name: string;
  filters: Filters;
  /** Views of the page itself, before those of the reader. One with an empty `search` replaces "All". */
  views: readonly ListView[];
}

/** Named filters: those of the page, and those that the reader saved in this browser. */
export function SavedViews({ name, filters, views }: SavedViewsProps) {
  const text = useText();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [saved, setSaved] = useLocalStorage<readonly ListView[]>(`${name}:views`, []);
  const current = viewOf(filters, address);
  const hasDefaultView = views.some(({ search }) => search === '');
  const all = [...(hasDefaultView ? [] : [{ name: text('console.list.all'), search: '' }]), ...views, ...saved];
  const isListed = all.some(({ search }) => search === current);
  if (all.length === 1 && isListed) return null;
  return (
    <Flex wrap gap="small" component="nav" aria-label={text('console.list.views')}>
      {all.map((view) => (
        <Button.Group key={view.name}>
          <Button
            type={view.search === current ? 'primary' : 'default'}
            aria-pressed={view.search === current}
            onClick={() => void navigate({ search: view.search })}
          >
            {view.name}
          </Button>
          {view.search === current && saved.includes(view) && (
            <Button
              type="primary"
              icon={<Icon name="close" />}
              aria-label={text('console.list.deleteView', { view: view.name })}
              onClick={() => setSaved(saved.filter((one) => one !== view))}
            />
          )}
        </Button.Group>
      ))}
      {!isListed && (
        <SaveButton
          onSave={(viewName) =>
            setSaved([...saved.filter((one) => one.name !== viewName), { name: viewName, search: current }])
          }
        />
      )}
    </Flex>
  );
}

const MAX_NAME_LENGTH = 40;

function SaveButton({ onSave }: { onSave: (name: string) => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const save = (name: string) => {
    if (name.trim()) onSave(name.trim());
    setOpen(false);
  };
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Input.Search
          autoFocus
          maxLength={MAX_NAME_LENGTH}
          aria-label={text('console.list.viewName')}
          placeholder={text('console.list.viewName')}
          enterButton={text('console.save')}
          onSearch={save}
        />
      }
    >
      <Button type="dashed" icon={<Icon name="add" />} aria-expanded={isOpen}>
        {text('console.list.saveView')}
      </Button>
    </Popover>
  );
}
