import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { shrinkPicture } from '../../../features/pictures/shrink-picture.ts';
import { useText } from '../../../messages/messages.tsx';
import { loginAddress } from '../../../visit/login-address.ts';

export const FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const BYTES_PER_MB = 1024 * 1024;

type Sent = { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly message: string };
export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<Sent>;

/** Checks, shrinks and uploads a picture, which is stored at once; with a preview from the start. */
export function useStoredPicture(send: SendPicture, limitMb: number) {
  const text = useText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function choose(file: File) {
    setSaved(false);
    setProblem(undefined);
    if (!FORMATS.includes(file.type)) return setProblem(text('storeOpening.pictureFormat'));
    setPreview(URL.createObjectURL(file));
    setBusy(true);
    const failure = await uploadAndStore(await shrinkPicture(file));
    setBusy(false);
    setProblem(failure);
    setSaved(failure === undefined);
    if (failure !== undefined) setPreview(undefined);
  }

  /** The error message; undefined on success. */
  async function uploadAndStore(file: File): Promise<string | undefined> {
    if (file.size > limitMb * BYTES_PER_MB) return text('storeOpening.pictureTooLarge', { limit: limitMb });
    const sent = await send(file, () => undefined);
    if (sent.ok) return void (await revalidate());
    if (sent.reason === 'access.signIn') await navigate(loginAddress('/user-center/uc-freeshop'));
    return sent.message || text('storeOpening.pictureNotSent');
  }

  return { preview, busy, isSaved, problem, choose };
}
