import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import { type Refused, refuse } from '@galleria/domain/refusals';

const MAX_BYTES = 5 * 1024 * 1024;
/** A PDF reader looks for the end marker in this part of the file. */
const TAIL_BYTES = 1024;

/** Names of active content, which an invoice does not need and which may harm its reader. */
const ACTIVE = ['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/RichMedia', '/XFA'];

/**
 * Accepts a PDF of a reasonable size by its content, not its name. This is no virus scanner: it refuses other formats
 * and files that openly contain scripts or attachments. Downloads are never shown inside the mall's own origin.
 */
export async function checkUpload({
  path,
  sizeBytes,
}: UploadedFile): Promise<Uint8Array | Refused<'invoice.fileTooLarge' | 'invoice.fileNotPdf' | 'invoice.fileActive'>> {
  if (sizeBytes > MAX_BYTES) return refuse('invoice.fileTooLarge');
  const bytes = await readFile(path);
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-TAIL_BYTES).includes('%%EOF')) return refuse('invoice.fileNotPdf');
  return ACTIVE.some((name) => hasName(text, name)) ? refuse('invoice.fileActive') : bytes;
}

/** Matches a whole PDF name, not the beginning of a longer one. */
function hasName(text: string, name: string): boolean {
  for (let index = text.indexOf(name); index >= 0; index = text.indexOf(name, index + 1)) {
    if (!/[A-Za-z0-9]/.test(text.charAt(index + name.length))) return true;
  }
  return false;
}
