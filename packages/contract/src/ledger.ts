import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { z } from 'zod';
import { pageOf, paging, time } from './formats.ts';
import { buyer, operation } from './operation.ts';

export const scoreInfo = operation({
  method: 'GET',
  path: '/p/score/info',
  access: buyer,
  summary: 'Own points at a glance',
  input: z.object({}),
  output: z.object({
    score: z.int().meta({ description: 'points that can be used now' }),
    expiredScore: z.int(),
    lockedScore: z.int().meta({ description: 'held by orders that are not paid yet' }),
    withdrawableScore: z.int(),
  }),
  refusals: [],
});

const ScoreLine = z.object({
  reason: z.enum(JOURNAL_REASONS),
  reasonText: z.string().meta({ description: 'in the caller’s language' }),
  change: z.int().meta({ description: 'above zero what came in, below zero what went out' }),
  balance: z.int().meta({ description: 'points after this change' }),
  createTime: time,
});

export const scorePage = operation({
  method: 'GET',
  path: '/p/score/page',
  access: buyer,
  summary: 'How own points came and went, newest first',
  input: z.object(paging),
  output: pageOf(ScoreLine),
  refusals: [],
});
