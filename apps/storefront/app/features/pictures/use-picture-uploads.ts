import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FormProblem } from '../../forms/form-state.ts';
import { useText } from '../../messages/messages.tsx';
import { loginAddress } from '../../visit/login-address.ts';
import { MAX_PICTURE_MB, PICTURE_FORMATS } from './picture-formats.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/** A picture that is being uploaded, or is stored. */
export interface UploadedPicture {
  readonly id: string;
  /** Path of the stored picture; empty until it is stored. */
  readonly path: string;
  /** Object URL of the file; empty for a picture that was stored before. */
  readonly preview: string;
  /** Share uploaded, from 0 to 1. */
  readonly share: number;
}

const BYTES_PER_MB = 1024 * 1024;

/** Pictures sent with a form: checked, shrunk and uploaded as soon as they are chosen. */
export function usePictureUploads(stored: readonly string[], most: number) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>(() => stored.map(storedPicture));
  const [problem, setProblem] = useState<string>();
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const change = (id: string, part: Partial<UploadedPicture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string) => setPictures((all) => all.filter((one) => one.id !== id));

  function choose(files: readonly File[]) {
    const left = most - pictures.length;
    const [good, bad] = [files.filter(isPicture), files.filter((file) => !isPicture(file))];
    setProblem(firstProblem(bad.length > 0 && text('ui.pictures.format'), good.length > left && tooMany()));
    for (const file of good.slice(0, left)) void add(file);
  }

  const tooMany = () => text('ui.pictures.tooMany', { most });

  async function add(original: File) {
    const preview = URL.createObjectURL(original);
    previews.current.push(preview);
    const id = preview;
    setPictures((all) => [...all, { id, path: '', preview, share: 0 }]);
    const failure = await send(id, await shrinkPicture(original));
    if (failure === undefined) return;
    remove(id);
    setProblem(failure);
  }

  /** Resolves to the error message, if any. */
  async function send(id: string, file: File): Promise<string | undefined> {
    if (file.size > MAX_PICTURE_MB * BYTES_PER_MB) return text('ui.pictures.tooLarge', { limit: MAX_PICTURE_MB });
    const sent = await uploadPicture(file, { purpose: 'picture', onProgress: (share) => change(id, { share }) });
    if (sent.ok) return void change(id, { path: sent.path, share: 1 });
    if (sent.reason === 'access.signIn') await navigate(loginAddress(pathname + search));
    return sent.message || text('ui.pictures.notSent');
  }

  const isSending = pictures.some(({ path }) => path === '');
  return {
    pictures,
    problem,
    /** The form value. */
    value: isSending ? SENDING : pictures.map(({ path }) => path).join(','),
    choose,
    remove,
  };
}

/** The form value while an upload is in progress. */
const SENDING = 'sending';

/** Validation rule of a field with pictures. */
export function checkPictures(value: string | undefined): FormProblem | undefined {
  return value === SENDING ? 'ui.pictures.wait' : undefined;
}

function storedPicture(path: string): UploadedPicture {
  return { id: path, path, preview: '', share: 1 };
}

function isPicture({ type }: File): boolean {
  return PICTURE_FORMATS.includes(type);
}

function firstProblem(...found: (string | false)[]): string | undefined {
  return found.find((one) => one !== false) || undefined;
}

/** The stored paths in a form value. */
export function picturePaths(value: string | undefined): string[] {
  return (value ?? '').split(',').filter(Boolean);
}
