import { contract } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { API_PREFIX } from '../http/call-routes.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { describeApi } from './openapi.ts';

interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: unknown[];
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
nav a { margin-inline-end: 1rem; } article { border-top: 1px solid #8884; padding: 1rem 0; }
h3 { font: 600 1rem ui-monospace, monospace; margin: 0; } h3 b { color: #c8371f; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; } td, th { text-align: start; padding: .2rem .8rem .2rem 0; vertical-align: top; }
td:first-child { font-family: ui-monospace, monospace; white-space: pre; } p { margin: .3rem 0; } small { opacity: .75; }`;

const NONCE_MARK = '{nonce}';
let rendered: string | undefined;

/** Serves the contract as OpenAPI for programs, and as an HTML page for people. */
export function registerApiDescription(server: FastifyInstance): void {
  const config = { access: 'public' } as const;
  let described: string | undefined;
  server.get(`${API_PREFIX}/openapi.json`, { config }, async (_, reply) => {
    described ??= JSON.stringify(describeApi());
    return reply.type('application/json; charset=utf-8').send(described);
  });
  server.get(`${API_PREFIX}/docs`, { config: { access: 'page' } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiDocs(reply.nonce)),
  );
}

/** The contract as one readable HTML page without scripts. */
function renderApiDocs(nonce: string): string {
  rendered ??= renderPage();
  return rendered.replace(NONCE_MARK, nonce);
}

function renderPage(): string {
  const capabilities = Object.entries(contract);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Galleria API</title>
<meta name="viewport" content="width=device-width"><style nonce="${NONCE_MARK}">${STYLE}</style></head><body>
<h1>Galleria API</h1>
<p>All paths are under <code>/api</code>. Every answer is <code>{ success, code, msg, data }</code>; code 00000 is success,
a refusal also has a stable <code>reason</code>. Send your language in the <code>locale</code> header and your token in
<code>Authorization</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${capabilities.map(([name]) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${capabilities.map(([name, operations]) => renderCapability(name, operations)).join('')}
</body></html>`;
}

function renderCapability(name: string, operations: Record<string, Operation>): string {
  return `<section id="${name}"><h2>${name}</h2>${Object.values(operations).map(renderOperation).join('')}</section>`;
}

function renderOperation(operation: Operation): string {
  const { access } = operation;
  const permission = 'permission' in access ? ` (${escapeHtml(access.permission)})` : '';
  const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const output = z.toJSONSchema(operation.output, { unrepresentable: 'any' }) as Schema;
  return `<article><h3><b>${operation.method}</b> ${escapeHtml(operation.path)}</h3>
<p>${escapeHtml(operation.summary)} <small>for: ${access.who}${permission}</small></p>
${renderFields('takes', input)}${renderFields('gives', output)}
${operation.refusals.length > 0 ? `<p><small>may refuse: ${operation.refusals.join(', ')}</small></p>` : ''}</article>`;
}

function renderFields(title: string, schema: Schema): string {
  const rows = fieldRows(schema, '');
  return rows ? `<table><tr><th colspan="3">${title}${schema.items ? ' a list of' : ''}</th></tr>${rows}</table>` : '';
}

function fieldRows(schema: Schema, indent: string): string {
  // For a union, the fields of all its shapes are shown, since readers of this page look for a field.
  const shapes = [schema, schema.items ?? {}, ...(schema.anyOf ?? [])];
  const properties = Object.assign({}, ...shapes.map((shape) => shape.properties)) as Record<string, Schema>;
  return Object.entries(properties)
    .map(
      ([name, field]) =>
        `<tr><td>${indent}${escapeHtml(name)}</td><td>${escapeHtml(typeLabel(field))}</td><td>${escapeHtml(field.description ?? '')}</td></tr>${fieldRows(field, `${indent}  `)}`,
    )
    .join('');
}

function typeLabel(field: Schema): string {
  if (field.enum) return field.enum.join(' | ');
  if (field.anyOf) return [...new Set(field.anyOf.map(typeLabel))].join(' or ');
  if (field.type === 'array') return `list of ${typeLabel(field.items ?? {}) || 'anything'}`;
  return [field.type ?? ''].flat().join(' or ');
}
