import type { Notice } from '../types.ts';

/** The text of a notice; its place and time are in the lists of the platform and the stores. */
export type NoticeText = Pick<Notice, 'title' | 'content'>;
