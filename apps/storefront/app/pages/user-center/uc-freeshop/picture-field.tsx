import type { IdentitySide } from '@galleria/domain/stores/store-application';
import { CircleCheck, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { sendFile, uploadPicture } from '../../../features/pictures/upload-picture.ts';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { FORMATS, type SendPicture, useStoredPicture } from './use-stored-picture.ts';

interface PictureFieldProps {
  label: string;
  hint: string;
  limitMb: number;
}

interface PublicPictureFieldProps extends PictureFieldProps {
  name: 'shopLogo' | 'licencePic';
  purpose: 'logo' | 'picture';
  path: string;
}

/** The logo or the licence: uploaded, then saved in the application. */
export function PublicPictureField({ name, purpose, path, ...field }: PublicPictureFieldProps) {
  const text = useText();
  const saving = useFetcher<FormState>();
  const problem = saving.data && errorsOf(saving.data, text).form;

  const send: SendPicture = async (file, onProgress) => {
    const sent = await uploadPicture(file, { purpose, onProgress });
    if (sent.ok) await saving.submit({ form: 'picture', [name]: sent.path }, { method: 'post' });
    return sent;
  };

  const stored = path && <Picture path={path} alt="" sizes="192px" className="size-full object-contain" />;
  return <PictureField {...field} stored={stored} send={send} problem={problem} />;
}

interface IdentityPictureFieldProps extends PictureFieldProps {
  side: IdentitySide;
  isStored: boolean;
}

const IDENTITY = '/api/p/shop/application/identity';

export function IdentityPictureField({ side, isStored, ...field }: IdentityPictureFieldProps) {
  const url = `${IDENTITY}?side=${side}`;
  const stored = isStored && <img src={url} alt="" className="size-full object-contain" />;
  return <PictureField {...field} stored={stored} send={(file, onProgress) => sendFile(url, file, onProgress)} />;
}

interface ShownFieldProps extends PictureFieldProps {
  stored: React.ReactNode;
  send: SendPicture;
  problem?: string | undefined;
}

function PictureField({ label, hint, limitMb, stored, send, problem }: ShownFieldProps) {
  const text = useText();
  const picture = useStoredPicture(send, limitMb);
  const input = useRef<HTMLInputElement>(null);
  const [labelId, hintId] = [useId(), useId()];

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again fires `change` too.
    target.value = '';
    if (file) void picture.choose(file);
  }

  return (
    <section aria-labelledby={labelId} className="flex flex-col gap-2">
      <h3 id={labelId} className="font-medium text-sm">
        {label}
      </h3>
      <div className="grid h-36 w-full max-w-64 place-items-center overflow-hidden rounded-control border border-edge bg-well text-ink-soft">
        {picture.preview ? (
          <img src={picture.preview} alt="" className="size-full object-contain" />
        ) : (
          stored || <ImagePlus aria-label={text('storeOpening.noPicture')} className="size-8" />
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={FORMATS.join(',')}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        tabIndex={-1}
        onChange={take}
        className="sr-only"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="outline"
          size="small"
          busy={picture.busy}
          aria-describedby={labelId}
          onClick={() => input.current?.click()}
        >
          {text(stored ? 'storeOpening.replace' : 'storeOpening.choose')}
        </Button>
        <span role="status" className="inline-flex items-center gap-1.5 text-sm text-success">
          {picture.isSaved && !problem && (
            <>
              <CircleCheck aria-hidden className="size-4" />
              {text('storeOpening.pictureSaved')}
            </>
          )}
        </span>
      </div>
      <p id={hintId} className="text-pretty text-ink-soft text-xs">
        {hint}
      </p>
      <noscript>
        <p className="text-danger text-sm">{text('storeOpening.noScript')}</p>
      </noscript>
      {(picture.problem ?? problem) && <ErrorLine>{picture.problem ?? problem}</ErrorLine>}
    </section>
  );
}
