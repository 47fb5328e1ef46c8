import type { ChangeEvent } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { CollectionView } from './collection-address.ts';
import { FAVOURITES_FORM } from './favourites-form.ts';

export function SelectionBar({ view: { tab } }: { view: CollectionView }) {
  const text = useText();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card bg-mist px-4 py-3 shadow-float">
      <div className="noscript:hidden">
        <Checkbox label={text('favourites.page.selectAll')} onChange={chooseAll} />
      </div>
      <Button type="submit" form={FAVOURITES_FORM} name="intent" value="cancel" size="small" busy={busy}>
        {text(tab === 'stores' ? 'favourites.page.unfollowSelected' : 'favourites.page.removeSelected')}
      </Button>
    </div>
  );
}

function chooseAll({ currentTarget: { checked, ownerDocument } }: ChangeEvent<HTMLInputElement>) {
  const boxes = ownerDocument.querySelectorAll<HTMLInputElement>(`input[name=id][form=${FAVOURITES_FORM}]`);
  for (const box of boxes) box.checked = checked;
}

/** Covers the whole card, so that a click anywhere selects it. */
export function SelectBox({ id, name }: { id: number; name: string }) {
  const text = useText();
  return (
    <label className="absolute inset-0 z-10 cursor-pointer rounded-card has-checked:ring-2 has-checked:ring-brand">
      <input
        type="checkbox"
        name="id"
        value={id}
        form={FAVOURITES_FORM}
        aria-label={text('favourites.page.selectOne', { name })}
        className="absolute start-3 top-3 size-5 cursor-pointer accent-brand"
      />
    </label>
  );
}
