import type { Notice } from '../types.ts';

/** What a notice says; where and when it appears is written in the lists of the platform and the stores. */
export type NoticeText = Pick<Notice, 'title' | 'content'>;
