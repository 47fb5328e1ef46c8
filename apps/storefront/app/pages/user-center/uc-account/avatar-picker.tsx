import { CircleCheck } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { Avatar } from '../../../features/accounts/avatar.tsx';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { FORMATS, useAvatar } from './use-avatar.ts';

export function AvatarPicker({ picture }: { picture: string }) {
  const text = useText();
  const avatar = useAvatar(picture);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again fires `change` too.
    target.value = '';
    if (file) void avatar.choose(file);
  }

  return (
    <section
      aria-label={text('profile.avatar.title')}
      className="flex flex-wrap items-center gap-5 md:w-64 md:flex-col md:items-center md:text-center"
    >
      <div className="relative">
        <Avatar path={avatar.shown} sizes="112px" className="size-28 text-ink-soft" />
        {avatar.step.at !== 'rest' && <Progress share={avatar.step.at === 'sending' ? avatar.step.share : 0} />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 md:items-center">
        <div className="flex flex-wrap gap-2 md:justify-center">
          <input
            ref={input}
            type="file"
            accept={FORMATS.join(',')}
            aria-label={text('profile.avatar.choose')}
            aria-describedby={hintId}
            tabIndex={-1}
            onChange={take}
            className="sr-only"
          />
          <Button tone="outline" size="small" busy={avatar.busy} onClick={() => input.current?.click()}>
            {text('profile.avatar.choose')}
          </Button>
          {picture && !avatar.busy && (
            <Button tone="quiet" size="small" onClick={avatar.remove}>
              {text('profile.avatar.remove')}
            </Button>
          )}
        </div>
        <p id={hintId} className="text-pretty text-ink-soft text-xs">
          {text('profile.avatar.hint')}
        </p>
        {avatar.problem && <ErrorLine>{avatar.problem}</ErrorLine>}
        <div role="status" className="text-sm">
          {avatar.done && !avatar.problem && (
            <span className="inline-flex items-center gap-1.5 font-medium text-success">
              <CircleCheck aria-hidden className="size-4 shrink-0" />
              {text(picture ? 'profile.avatar.saved' : 'profile.avatar.removed')}
            </span>
          )}
        </div>
        {avatar.undo && !avatar.busy && (
          <button
            type="button"
            onClick={avatar.undo}
            className="w-fit text-brand-ink text-sm underline underline-offset-4"
          >
            {text('profile.avatar.undo')}
          </button>
        )}
      </div>
    </section>
  );
}

/** A progress ring around the picture. */
function Progress({ share }: { share: number }) {
  const text = useText();
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={text('profile.avatar.sending')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="absolute -inset-1"
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="60" cy="60" r="58" fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="60"
          cy="60"
          r="58"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className="stroke-brand"
        />
      </svg>
    </div>
  );
}
