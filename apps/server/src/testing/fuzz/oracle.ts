import { randomInt } from 'node:crypto';
import { CODES } from '@galleria/contract/wire/envelope';
import { type CallerName, type FuzzAnswer, type FuzzCall, isFileAnswer } from './fuzz-call.ts';

/** Words in the private data of one caller, which must never be shown to another. */
export type Markers = Partial<Record<CallerName, string>>;

/** A sequence of letters that occurs in no text of the mall. */
export function newMarker(): string {
  return `zqx${Array.from({ length: 7 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
}

const OVERLOADED = 503;

/**
 * Texts that only internal errors contain. Hostile values include none of them, so an echo is not mistaken for a leak.
 */
const INTERNALS: readonly [string, RegExp][] = [
  ['a stack', /\n\s+at .{1,200}:\d+:\d+|\bat (?:async )?[\w.<>]+ \((?:file|node|\/)/],
  ['a path of the server', /node_modules\/|file:\/\/\/(?!etc\/passwd)|apps\/server\/|apps\/storefront\//],
  [
    'SQL',
    /(?:select|insert into|update|delete from) "[a-z_]+"|syntax error at or near|violates [a-z -]+ constraint|Failed query/,
  ],
];

/** Returns all problems of an answer; empty when there are none. */
export function checkAnswer(call: FuzzCall, answer: FuzzAnswer, markers: Markers): string[] {
  const { status, headers, body } = answer;
  const isOverload = status === OVERLOADED && headers['retry-after'] !== undefined;
  return [
    ...(status >= 500 && !isOverload ? [`status ${status}: ${body.slice(0, 300)}`] : []),
    ...(call.kind === 'api' ? envelopeProblems(call, answer) : pageProblems(answer)),
    ...INTERNALS.filter(([, pattern]) => pattern.test(body)).map(([what]) => `the body contains ${what}`),
    ...leaks(call, answer, markers),
  ];
}

const KNOWN_CODES: ReadonlySet<unknown> = new Set(Object.values(CODES));

function envelopeProblems(call: FuzzCall, answer: FuzzAnswer): string[] {
  const { status, body } = answer;
  // Node sends no body with these.
  if (call.method === 'HEAD') return [];
  if (isFileAnswer(call, answer)) return [];
  const envelope = parse(body);
  if (!envelope) return [`status ${status} without an envelope: ${body.slice(0, 200)}`];
  const { success, code, msg } = envelope;
  const isComplete =
    typeof success === 'boolean' && KNOWN_CODES.has(code) && typeof msg === 'string' && 'data' in envelope;
  return isComplete ? [] : [`status ${status} with an incomplete envelope: ${body.slice(0, 200)}`];
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Content types of pages, of data for navigations, of resource routes (JSON), and of the manifest. */
const PAGE_TYPES = /^(?:text\/html|text\/x-script|text\/plain|application\/(?:manifest\+)?json)\b/;

function pageProblems({ status, headers, body }: FuzzAnswer): string[] {
  const { location } = headers;
  const type = String(headers['content-type'] ?? '');
  return [
    ...(location !== undefined && !isOwnAddress(String(location)) ? [`a redirect to ${location}`] : []),
    ...(body !== '' && !PAGE_TYPES.test(type) ? [`status ${status} with content type "${type}"`] : []),
  ];
}

function isOwnAddress(location: string): boolean {
  return /^\/(?![/\\])/.test(location) || /^http:\/\/(?:localhost|127\.0\.0\.1):\d+(?:[/?#]|$)/.test(location);
}

function leaks({ caller, url }: FuzzCall, { body, headers }: FuzzAnswer, markers: Markers): string[] {
  const shown = `${body}${String(headers['set-cookie'] ?? '')}${String(headers.location ?? '')}`.toLowerCase();
  // Staff may see data of all people; the access matrix checks which role sees which.
  if (caller === 'staff' && url.startsWith('/api/s/')) return [];
  return Object.entries(markers)
    .filter(([owner, marker]) => owner !== caller && shown.includes(marker))
    .map(([owner]) => `${caller} is shown data of the ${owner}`);
}
