import { uploadStorePicture } from '@galleria/contract/uploads';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { uploadFile } from './upload-file.ts';

export interface RunningUpload {
  readonly key: string;
  /** From 0 to 1. */
  readonly share: number;
}

const MB = 1024 * 1024;
const MAX_MB = 10;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** The server's limit of concurrent uploads per person. */
const CONCURRENT_UPLOADS = 2;

/** Uploads pictures, two at a time. The `onDone` of each gets its path, in the order of the files. */
export function useUploads() {
  const { call, definition, locale, text } = useConsole();
  const { message } = App.useApp();
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const queue = useRef<Promise<unknown>[]>([]);

  async function send(file: Blob, onDone: (path: string) => void): Promise<void> {
    const problem = problemOf(file);
    if (problem) return void message.error(text(`console.pictures.${problem}`, { size: MAX_MB }));
    const key = crypto.randomUUID();
    setRunning((all) => [...all, { key, share: 0 }]);
    const before = queue.current.at(-CONCURRENT_UPLOADS);
    const sent = (before ?? Promise.resolve()).then(() =>
      uploadFile(file, {
        ...{ route: definition.uploads ?? uploadStorePicture, locale },
        onProgress: (share) => setRunning((all) => all.map((one) => (one.key === key ? { key, share } : one))),
      }),
    );
    const last = queue.current.at(-1);
    queue.current.push(sent);
    const answer = await sent;
    await last;
    setRunning((all) => all.filter((one) => one.key !== key));
    if (answer.ok) return onDone(answer.path);
    // This call is refused as well, which tells the console that the session has ended.
    if (answer.reason === 'access.signIn' && definition.signIn) await call(definition.signIn.person, {});
    else void message.error(answer.message || text('console.networkFailed'));
  }

  return { running, send };
}

function problemOf({ type, size }: Blob): 'wrongType' | 'tooLarge' | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'wrongType';
  return size > MAX_MB * MB ? 'tooLarge' : undefined;
}
