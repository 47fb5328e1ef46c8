/**
 * Which part of the project may import which. The gate compares the sources with these rules; docs/architecture.md
 * explains them.
 */
interface Zone {
  /** A file belongs to the first zone whose folder contains it. */
  readonly folder: string;
  /** Workspaces of this project that files of the zone may import, besides their own. */
  readonly workspaces: readonly string[];
}

/** Parts of the server and the storefront that browser tests and benchmarks may import, such as modules' doors. */
const OPEN_TO_TESTS =
  /^apps\/(storefront\/app\/(ui\/|routes\.ts)|server\/src\/(infra|testing|config\.ts|modules\/[\w-]+\/(index\.ts|seed\.ts|testing\/)))/;

const ZONES: readonly Zone[] = [
  { folder: 'packages/domain/', workspaces: [] },
  { folder: 'packages/contract/', workspaces: ['domain'] },
  { folder: 'packages/client/', workspaces: ['contract', 'domain'] },
  { folder: 'packages/i18n/', workspaces: ['domain'] },
  { folder: 'packages/demo/', workspaces: ['domain'] },
  { folder: 'packages/embedded-postgres/', workspaces: [] },
  { folder: 'packages/console-kit/', workspaces: ['domain', 'contract', 'client', 'i18n'] },
  { folder: 'apps/server/', workspaces: ['domain', 'contract', 'i18n', 'demo', 'embedded-postgres'] },
  { folder: 'apps/storefront/', workspaces: ['domain', 'contract', 'client', 'i18n'] },
  { folder: 'apps/merchant/', workspaces: ['domain', 'contract', 'client', 'i18n', 'console-kit'] },
  { folder: 'apps/platform/', workspaces: ['domain', 'contract', 'client', 'i18n', 'console-kit'] },
];

/** The server's modules in the order in which app.ts opens them: each may import only the doors of those before it. */
export function moduleOrder(appSource: string): string[] {
  const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...appSource.matchAll(/^\s+\.add\((\w+)\)/gm)].map(([, name = '']) => folderOf(name));
}

export interface Import {
  /** Path of the importing file from the project's root. */
  readonly from: string;
  /** As written: a package, a workspace or a relative path. */
  readonly specifier: string;
  /** Path from the project's root when it is relative. */
  readonly target: string | undefined;
}

/** Why this import is not allowed, or undefined. `modules` is the result of `moduleOrder`. */
export function violation(imported: Import, modules: readonly string[]): string | undefined {
  return (
    workspaceViolation(imported) ??
    testViolation(imported) ??
    moduleViolation(imported, modules) ??
    tablesViolation(imported) ??
    appViolation(imported) ??
    storefrontViolation(imported)
  );
}

function testViolation({ from, target }: Import): string | undefined {
  if (!/^(e2e|bench)\//.test(from) || !target?.startsWith('apps/')) return undefined;
  return OPEN_TO_TESTS.test(target) ? undefined : 'browser tests and measurements enter the server through its doors';
}

function workspaceViolation({ from, specifier, target }: Import): string | undefined {
  const zone = ZONES.find(({ folder }) => from.startsWith(folder));
  if (!zone) return undefined;
  if (target && !target.startsWith(zone.folder)) return 'reaches out of its workspace by a relative path';
  const [, workspace] = specifier.match(/^@galleria\/([\w-]+)/) ?? [];
  if (!workspace || zone.folder.endsWith(`/${workspace}/`) || zone.workspaces.includes(workspace)) return undefined;
  return `${zone.folder} may not know @galleria/${workspace}`;
}

const moduleOf = (file: string) => file.match(/^apps\/server\/src\/modules\/([\w-]+)\//)?.[1];

const TEST_FILE = /\.test\.ts$|\/testing\//;

function moduleViolation({ from, target }: Import, modules: readonly string[]): string | undefined {
  const wanted = target && moduleOf(target);
  if (!wanted) return undefined;
  const own = moduleOf(from);
  if (from.startsWith('apps/server/src/infra/')) return 'infra may not know the business';
  if (own === wanted) return undefined;
  // A module's `testing` folder may be imported by all tests.
  if ((TEST_FILE.test(from) || /^(e2e|bench)\//.test(from)) && target.includes(`/${wanted}/testing/`)) return undefined;
  const isDoor = target.endsWith(`/${wanted}/index.ts`);
  // Webhooks are the only routes that are not operations of the contract.
  const isWebhook = from === 'apps/server/src/register-routes.ts' && target.endsWith('/webhooks/routes.ts');
  if (!isDoor && !isWebhook) return `enters ${wanted} past its door`;
  if (own && modules.indexOf(wanted) > modules.indexOf(own))
    return `${own} is opened before ${wanted} in app.ts and may not import it`;
  return undefined;
}

/** Only `*-db.ts` files may import tables; only webhook routes may import Fastify. */
function tablesViolation({ from, specifier, target }: Import): string | undefined {
  const file = from.slice(from.lastIndexOf('/') + 1);
  if (target?.endsWith('/tables.ts') && !/(-db|tables|sessions)\.ts$/.test(file) && !TEST_FILE.test(from))
    return 'only *-db.ts files know tables';
  if (moduleOf(from) && specifier === 'fastify' && file !== 'routes.ts') return 'only webhook routes see requests';
  return undefined;
}

const pageOf = (file: string) => file.match(/^(apps\/\w+\/(?:app|src)\/pages\/[\w-]+)\//)?.[1];

function appViolation({ from, target }: Import): string | undefined {
  const page = target && pageOf(target);
  if (page && /^apps\/\w+\/(app|src)\/(shell|ui)\//.test(from)) return 'the shell and the kit may not know pages';
  const own = pageOf(from);
  if (page && own && own !== page) return 'pages may not know each other';
  if (target && /\/(shell|pages)\//.test(target) && /^apps\/\w+\/(app|src)\/ui\//.test(from))
    return 'the kit knows neither shell nor pages';
  return undefined;
}

/** Folders of the storefront's `app/` that the parts below shell and pages may import, besides their own. */
const STOREFRONT_PARTS: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  api: ['messages'],
  ui: ['messages'],
  visit: ['hydration'],
  hydration: ['messages', 'ui', 'visit'],
  forms: ['api', 'messages', 'ui', 'visit'],
  features: ['api', 'forms', 'hydration', 'messages', 'ui', 'visit'],
};

const storefrontPartOf = (file: string) => file.match(/^apps\/storefront\/app\/([\w-]+)\//)?.[1];

function storefrontViolation({ from, target }: Import): string | undefined {
  const own = storefrontPartOf(from);
  const wanted = target && storefrontPartOf(target);
  if (!own || !wanted || own === wanted) return undefined;
  const allowed = STOREFRONT_PARTS[own];
  return allowed && !allowed.includes(wanted) ? `${own} may not know ${wanted}` : undefined;
}
