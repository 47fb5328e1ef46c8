import { useText } from '../../../words/words.tsx';
import { KEPT_FORM } from './kept-form.ts';

/** Lies over the whole card, so that a click anywhere on it chooses it. */
export function SelectBox({ id, name }: { id: number; name: string }) {
  const text = useText();
  return (
    <label className="absolute inset-0 z-10 cursor-pointer rounded-card has-checked:ring-2 has-checked:ring-brand">
      <input
        type="checkbox"
        name="id"
        value={id}
        form={KEPT_FORM}
        aria-label={text('favourites.page.selectOne', { name })}
        className="absolute start-3 top-3 size-5 cursor-pointer accent-brand"
      />
    </label>
  );
}
