import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const message: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into message (channel, address, locale, template, text, is_secret, state)
      values ('mail', 'quill@example.org', 'en', 'orderPaid', 'Paid', false, 'failed') returning id`),
  absent: '00000000-0000-4000-8000-000000000000',
};

const failedJob: StaffObject = {
  make: async ({ sql }) => {
    const id = await sql<string>(`select id::text from graphile_worker.add_job('accessMatrix')`);
    return sql(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no' where id = $1 returning id::text`,
      id,
    );
  },
  absent: '999999999999999999',
};

/** Overview, search, outbox and jobs. */
export const boardStaffAccess: StaffRows = {
  staffWaiting: staffCall(),
  mallOverview: staffCall(),
  staffSearch: staffCall({ text: 'Quillwort' }),
  messagePage: staffCall(),
  openMessage: staffCallOn(message, (messageId) => ({ messageId })),
  retryMessages: staffCallOn(message, (messageId) => ({ messageIds: [messageId] })),
  mailTemplateList: staffCall(),
  mailTemplatePreview: staffCall({ template: 'orderPaid', language: 'en' }),
  jobTaskList: staffCall(),
  jobPage: staffCall(),
  runJobAgain: staffCallOn(failedJob, (jobId) => ({ jobId })),
  giveUpJob: staffCallOn(failedJob, (jobId) => ({ jobId })),
};
