import { useEffect, useState } from 'react';
import { useFetcher, useNavigate, useRevalidator } from 'react-router';
import { shrinkPicture } from '../../../features/pictures/shrink-picture.ts';
import { uploadPicture } from '../../../features/pictures/upload-picture.ts';
import { errorsOf, type FormState } from '../../../forms/form-state.ts';
import { useText } from '../../../messages/messages.tsx';
import { loginAddress } from '../../../visit/login-address.ts';

export const FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** Larger files are never accepted; the server knows the limit in force. */
const LIMIT_MB = 10;

type Step = { at: 'rest' } | { at: 'shrinking' } | { at: 'sending'; share: number };

/** Checks, shrinks, uploads and saves a new picture, with a preview from the start. */
export function useAvatar(saved: string) {
  const text = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const saving = useFetcher<FormState>();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();
  /** The picture before the last change, for undo. */
  const [before, setBefore] = useState<string>();

  const busy = step.at !== 'rest' || saving.state !== 'idle';

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function saveAvatar(path: string) {
    setBefore(saved);
    await saving.submit({ form: 'avatar', avatarUrl: path }, { method: 'post' });
    setPreview(undefined);
    await revalidate();
  }

  async function choose(file: File) {
    setProblem(undefined);
    if (!FORMATS.includes(file.type)) return setProblem(text('profile.avatar.format'));
    setPreview(URL.createObjectURL(file));
    setStep({ at: 'shrinking' });
    const failure = await send(await shrinkPicture(file));
    setStep({ at: 'rest' });
    if (!failure) return;
    setPreview(undefined);
    setProblem(failure);
  }

  /** The error message; undefined on success. */
  async function send(file: File): Promise<string | undefined> {
    if (file.size > LIMIT_MB * 1024 * 1024) return text('profile.avatar.tooLarge', { limit: LIMIT_MB });
    setStep({ at: 'sending', share: 0 });
    const sent = await uploadPicture(file, {
      purpose: 'avatar',
      onProgress: (share) => setStep({ at: 'sending', share }),
    });
    if (sent.ok) return void (await saveAvatar(sent.path));
    if (sent.reason === 'access.signIn') await navigate(loginAddress('/user-center/uc-account'));
    return sent.message || text('profile.avatar.notSent');
  }

  return {
    shown: preview ?? saved,
    step,
    problem: problem ?? (saving.data && !busy ? errorsOf(saving.data, text).form : undefined),
    busy,
    done: saving.data?.done === true && saving.state === 'idle' && step.at === 'rest',
    choose,
    remove: () => saveAvatar(''),
    /** Undefined until a picture was changed on this visit of the page. */
    undo: before === undefined || before === saved ? undefined : () => saveAvatar(before),
  };
}
