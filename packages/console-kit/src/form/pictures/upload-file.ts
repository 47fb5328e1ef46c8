import type { OutputOf, Route } from '@galleria/contract/operation';
import type { uploadStorePicture } from '@galleria/contract/uploads';
import type { Envelope } from '@galleria/contract/wire/envelope';

export type Uploaded =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly reason: string; readonly message: string };

interface UploadOptions {
  route: Route;
  locale: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const SUCCESS = '00000';
const TIMEOUT_MS = 60_000;
const NETWORK_FAILURE: Uploaded = { ok: false, reason: 'network', message: '' };

/** Uploads with progress, which `fetch` cannot report. Never rejects, like every API call. */
export function uploadFile(file: Blob, { route, locale, onProgress }: UploadOptions): Promise<Uploaded> {
  const body = new FormData();
  body.append('file', file);
  const request = new XMLHttpRequest();
  request.open(route.method, `/api${route.path}`);
  request.setRequestHeader('locale', locale);
  request.responseType = 'json';
  request.timeout = TIMEOUT_MS;
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerFrom(request.response));
    request.onerror = () => resolve(NETWORK_FAILURE);
    request.ontimeout = () => resolve(NETWORK_FAILURE);
    request.send(body);
  });
}

function answerFrom(envelope: Envelope | null): Uploaded {
  if (!envelope) return NETWORK_FAILURE;
  if (envelope.code === SUCCESS) {
    return { ok: true, path: (envelope.data as OutputOf<typeof uploadStorePicture>).filePath };
  }
  return { ok: false, reason: envelope.reason ?? 'server.fault', message: envelope.msg };
}
