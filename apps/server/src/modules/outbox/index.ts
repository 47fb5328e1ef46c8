import type { Database } from '../../infra/database/database.ts';
import type { MailTemplate } from '../../infra/messages/mail-template.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { mailTemplateList, mailTemplatePreview } from './mail-templates.ts';
import { messagePage, openMessage } from './message-page.ts';
import { retryMessages } from './retry-messages.ts';

export { SAMPLE_VALUES } from './mail-templates.ts';

export interface OutboxContext {
  readonly database: Database;
  readonly publicUrl: () => string;
  /** Mail templates of all modules. */
  readonly mailTemplates: readonly MailTemplate[];
}

/** Staff's view of the mail and text messages that `infra/messages` sends. */
export const outbox = defineModule({
  name: 'outbox',
  open: ({ database, publicUrl, mailTemplates }: OutboxContext): OutboxContext => ({
    ...{ database, publicUrl, mailTemplates },
  }),
  operations: { messagePage, openMessage, retryMessages, mailTemplateList, mailTemplatePreview },
});
