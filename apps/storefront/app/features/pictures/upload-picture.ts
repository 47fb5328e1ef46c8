import type { Envelope } from '@galleria/contract/envelope';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/uploads';

type Uploaded = { ok: true; path: string } | { ok: false; reason: string; message: string };

interface UploadOptions {
  purpose: NonNullable<InputOf<typeof contract.uploadPicture>['purpose']>;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const SUCCESS = '00000';
const TIMEOUT_MS = 30_000;

/** Uploads with progress, which `fetch` cannot report. Like every call it never throws. */
export function uploadPicture(file: File, { purpose, onProgress }: UploadOptions): Promise<Uploaded> {
  const body = new FormData();
  body.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', `/api/p/file/upload?purpose=${purpose}`);
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

const NO_ANSWER: Uploaded = { ok: false, reason: 'network', message: '' };

function answerFrom(envelope: Envelope | null): Uploaded {
  if (!envelope) return NO_ANSWER;
  if (envelope.code === SUCCESS)
    return { ok: true, path: (envelope.data as OutputOf<typeof contract.uploadPicture>).filePath };
  return { ok: false, reason: envelope.reason ?? 'server.fault', message: envelope.msg };
}
