import type { InputOf, OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/uploads';
import type { Envelope } from '@galleria/contract/wire/envelope';

type Uploaded = { ok: true; path: string } | { ok: false; reason: string; message: string };

interface UploadOptions {
  purpose: NonNullable<InputOf<typeof contract.uploadPicture>['purpose']>;
  /** Receives the share sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

const SUCCESS = '00000';
const TIMEOUT_MS = 30_000;

/** Uploads a picture that may be shown publicly. */
export async function uploadPicture(file: File, { purpose, onProgress }: UploadOptions): Promise<Uploaded> {
  const answer = await sendFile(`/api/p/file/upload?purpose=${purpose}`, file, onProgress);
  return answer.ok ? { ok: true, path: (answer.data as OutputOf<typeof contract.uploadPicture>).filePath } : answer;
}

type Sent = { ok: true; data: unknown } | { ok: false; reason: string; message: string };

/** Sends a file and reports progress, which `fetch` cannot. Like every API call it never throws. */
export function sendFile(url: string, file: File, onProgress: UploadOptions['onProgress']): Promise<Sent> {
  const body = new FormData();
  body.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.setRequestHeader('locale', document.documentElement.dataset.locale ?? '');
  request.responseType = 'json';
  request.timeout = TIMEOUT_MS;
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerFrom(request.response));
    request.onerror = () => resolve(NO_ANSWER);
    request.ontimeout = () => resolve(NO_ANSWER);
    request.send(body);
  });
}

const NO_ANSWER = { ok: false, reason: 'network', message: '' } as const;

function answerFrom(envelope: Envelope | null): Sent {
  if (!envelope) return NO_ANSWER;
  if (envelope.code === SUCCESS) return { ok: true, data: envelope.data };
  return { ok: false, reason: envelope.reason ?? 'server.fault', message: envelope.msg };
}
