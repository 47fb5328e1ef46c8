import type { Database } from '../../infra/database/database.ts';
import type { FileStore } from '../../infra/files/file-store.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { PdfRenderer } from '../../infra/pdf/pdf-renderer.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';

export interface InvoicesContext {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'cards' | 'categoryNames'>;
  readonly messages: Pick<Messages, 'write'>;
  /** Storage of documents, which no public route reads. */
  readonly privateFiles: FileStore;
  readonly pdfRenderer: PdfRenderer;
}
