import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { useText } from '../../messages/messages.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PICTURE_FORMATS } from './picture-formats.ts';
import { type UploadedPicture, usePictureUploads } from './use-picture-uploads.ts';

interface PicturesFieldProps {
  /** Name of the hidden input, which holds the stored paths, comma-separated. */
  name: string;
  label: string;
  hint?: string;
  most: number;
  /** Paths of pictures that are already stored. */
  stored: readonly string[];
  error?: string | undefined;
}

const TILE = 'relative grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border';

/** Pictures sent with a form. They need scripts; the rest of the form does not. */
export function PicturesField({ name, label, hint, most, stored, error }: PicturesFieldProps) {
  const text = useText();
  const { pictures, problem, value, choose, remove } = usePictureUploads(stored, most);
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [labelId, hintId] = [useId(), useId()];

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Otherwise choosing the same file again would not fire a change event.
    target.value = '';
    choose(files);
  }

  /** Moves the focus, since the focused button is removed. */
  function drop(id: string) {
    remove(id);
    requestAnimationFrame(() => add.current?.focus());
  }

  return (
    <fieldset aria-labelledby={labelId} aria-describedby={hintId} className="flex min-w-0 flex-col gap-1.5">
      <p id={labelId} className="font-medium text-sm">
        {label}{' '}
        <span className="font-normal text-ink-soft tabular-nums">
          {text('ui.pictures.count', { count: pictures.length, most })}
        </span>
      </p>
      <input type="hidden" name={name} value={value} />
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {pictures.map((picture, index) => (
          <Tile key={picture.id} picture={picture} position={index + 1} onRemove={() => drop(picture.id)} />
        ))}
        {pictures.length < most && (
          <li className="noscript:hidden">
            <input
              ref={input}
              type="file"
              multiple
              accept={PICTURE_FORMATS.join(',')}
              aria-labelledby={labelId}
              tabIndex={-1}
              onChange={take}
              className="sr-only"
            />
            <button
              ref={add}
              type="button"
              onClick={() => input.current?.click()}
              className={`${TILE} border-edge border-dashed text-ink-soft text-xs hover:border-ink hover:text-ink`}
            >
              <span className="flex flex-col items-center gap-1 px-1 text-center">
                <ImagePlus aria-hidden className="size-5" />
                {text('ui.pictures.add')}
              </span>
            </button>
          </li>
        )}
      </ul>
      <noscript>
        <p className="text-ink-soft text-sm">{text('ui.pictures.noScript')}</p>
      </noscript>
      {(problem ?? error) && <ErrorLine>{problem ?? error}</ErrorLine>}
      <p id={hintId} className="text-pretty text-ink-soft text-xs">
        {hint ?? text('ui.pictures.hint')}
      </p>
    </fieldset>
  );
}

interface TileProps {
  picture: UploadedPicture;
  position: number;
  onRemove: () => void;
}

function Tile({ picture: { path, preview, share }, position, onRemove }: TileProps) {
  const text = useText();
  const name = text('ui.pictures.numbered', { position });
  return (
    <li className={`${TILE} border-line bg-well`}>
      {preview ? (
        <img src={preview} alt={name} className="size-full object-cover" />
      ) : (
        <Picture path={path} alt={name} sizes="80px" className="size-full object-cover" />
      )}
      {path === '' && (
        <progress
          aria-label={text('ui.pictures.sending', { position })}
          value={share}
          className="absolute inset-x-1 bottom-1 h-1.5 w-[calc(100%-0.5rem)] accent-brand"
        />
      )}
      <button
        type="button"
        aria-label={text('ui.pictures.remove', { position })}
        onClick={onRemove}
        className="absolute end-0.5 top-0.5 grid size-7 place-items-center rounded-full bg-ink/80 text-paper hover:bg-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}
