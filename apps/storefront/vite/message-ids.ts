import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { parseSync } from 'vite';

/** A loader's import of the ids of its page's messages: `import messageIds from './page.tsx?messages'`. */
export const MESSAGES_QUERY = '?messages';

/** What one module of the app contributes to the analysis. */
interface Module {
  readonly ids: ReadonlySet<string>;
  /** Imported files of the app, also for types: a module may define data that carries message ids to the page. */
  readonly imports: readonly string[];
  /** Dynamically imported files: `import('./sheet.tsx')`. */
  readonly lateImports: readonly string[];
  /** Files whose message ids this module imports (`?messages`). */
  readonly messageImports: readonly string[];
}

export interface MessageIds {
  /** Used by the shell, or by pages that bring no messages of their own: part of every page. */
  readonly common: ReadonlySet<string>;
  /** Used only by late parts of these. */
  readonly late: ReadonlySet<string>;
  /** Ids that a file and everything it imports use besides `common`; its loader has to send those messages. */
  readonly of: (file: string) => string[];
}

/**
 * Finds the messages of each page by reading the modules that it imports. Message ids are literal types, so every id is
 * a string literal or a template in some module; these are looked up in the list of all ids.
 */
export function findMessageIds(app: string, routes: readonly RouteConfigEntry[], all: ReadonlySet<string>): MessageIds {
  const modules = readModules(app, all);
  const units = new Set([...modules.values()].flatMap(({ messageImports }) => messageImports));
  const fileOf = (route: RouteConfigEntry) => path.join(app, route.file);

  /** Routes without messages of their own use those of the route around them. */
  const routesOf = new Map<string, string[]>();
  const parentOf = new Map<string, string>();
  const commonRoots = [path.join(app, 'root.tsx'), path.join(app, 'entry.client.tsx')];
  const visit = (route: RouteConfigEntry, parent: string | undefined): void => {
    const file = fileOf(route);
    if (units.has(file) && parent) parentOf.set(file, parent);
    if (!units.has(file)) (parent ? (routesOf.get(parent) ?? []) : commonRoots).push(file);
    const own = units.has(file) ? file : parent;
    if (own && !routesOf.has(own)) routesOf.set(own, []);
    for (const child of route.children ?? []) visit(child, own);
  };
  for (const route of routes) visit(route, undefined);

  const atOnce = ({ imports }: Module) => imports;
  const allImports = (module: Module) => [...module.imports, ...module.lateImports];
  const common = idsReachable(modules, commonRoots, units, atOnce);
  const idsOf = (file: string) => idsReachable(modules, [file, ...(routesOf.get(file) ?? [])], new Set(), allImports);
  return {
    common,
    late: idsReachable(modules, commonRoots, units, allImports).difference(common),
    of: (file) => {
      const parent = parentOf.get(file);
      const around = parent ? idsOf(parent) : new Set();
      return [...idsOf(file)].filter((id) => !common.has(id) && !around.has(id)).sort();
    },
  };
}

function idsReachable(
  modules: ReadonlyMap<string, Module>,
  roots: readonly string[],
  stops: ReadonlySet<string>,
  importsOf: (module: Module) => readonly string[],
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  const ids = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || stops.has(file)) continue;
    seen.add(file);
    const module = modules.get(file);
    for (const id of module?.ids ?? []) ids.add(id);
    if (module) waiting.push(...importsOf(module));
  }
  return ids;
}

function readModules(app: string, all: ReadonlySet<string>): Map<string, Module> {
  const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] });
  return new Map(files.map((name) => path.join(app, name)).map((file) => [file, readModule(file, all)]));
}

function readModule(file: string, all: ReadonlySet<string>): Module {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`readModule: cannot parse ${file}: ${errors[0]?.message}`);
  const isServerModule = /\.server\.tsx?$/.test(file);
  const sources: string[] = [];
  const lateSources: string[] = [];
  const ids = new Set<string>();
  walk(program, { isOnServer: isServerModule, isArgument: false });
  const local = (some: string[]) =>
    some.filter((source) => source.startsWith('.')).map((source) => path.join(file, '..', source));
  return {
    ids,
    imports: isServerModule ? [] : local(sources).filter((source) => !source.endsWith(MESSAGES_QUERY)),
    lateImports: isServerModule ? [] : local(lateSources),
    messageImports: local(sources)
      .filter((source) => source.endsWith(MESSAGES_QUERY))
      .map((source) => source.slice(0, -MESSAGES_QUERY.length)),
  };

  function walk(node: unknown, { isOnServer, isArgument }: Place): void {
    if (Array.isArray(node)) for (const one of node) walk(one, { isOnServer, isArgument });
    if (!isNode(node)) return;
    if (isNode(node.source)) (node.type === 'ImportExpression' ? lateSources : sources).push(String(node.source.value));
    for (const id of idsIn(node, all)) {
      // Translated on the server: the text is sent, not the id.
      if (isOnServer && isArgument) continue;
      if (isServerModule) throw new Error(serverOnlyMessageError(file, id));
      ids.add(id);
    }
    const inside = {
      isOnServer: isOnServer || isServerExport(node),
      isArgument: isArgument && node.type !== 'ObjectExpression',
    };
    for (const [key, value] of Object.entries(node)) {
      const isCall = node.type === 'CallExpression' && key === 'arguments';
      if (key !== 'source') walk(value, isCall ? { ...inside, isArgument: true } : inside);
    }
  }
}

interface Place {
  readonly isOnServer: boolean;
  /** Inside the arguments of a call. */
  readonly isArgument: boolean;
}

/** `loader` and `action`, which are removed from the client bundle. */
function isServerExport(node: Node): boolean {
  if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return false;
  const { id, declarations } = node.declaration;
  const [first] = Array.isArray(declarations) ? declarations : [node.declaration];
  const name = isNode(id) ? id.name : first?.id?.name;
  return name === 'loader' || name === 'action';
}

function serverOnlyMessageError(file: string, id: string): string {
  return `readModule: ${file} hands the message id '${id}' to a page that may not know it. Say it here (text('${id}')), or move it to a module without .server in its name.`;
}

/** A template stands for every id that matches it. */
function idsIn(node: Node, all: ReadonlySet<string>): readonly string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' && all.has(node.value) ? [node.value] : [];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length === 1) return [];
  const [first = '', ...rest] = node.quasis.map((quasi) => String(quasi.value.cooked));
  if (!/^[a-zA-Z]+\./.test(first)) return [];
  const pattern = new RegExp(`^${[first, ...rest].map((text) => RegExp.escape(text)).join('.+')}$`);
  return [...all].filter((id) => pattern.test(id));
}

type Node = Record<string, unknown> & { type: string };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
