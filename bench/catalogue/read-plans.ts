/** The work of one statement. */
export interface Statement {
  readonly text: string;
  /** Rows of tables that were read, including those filtered out. */
  readonly rowsRead: number;
  /** Pages of 8 kB that were read, of tables and indexes. */
  readonly pagesRead: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** A complete log entry: one that is still being written has no end yet. */
const ENTRY = /^\d{4}-\d\d-\d\d [^\n]*? LOG: {2}duration: [\d.]+ ms {2}plan:\n(\t\{\n(?:\t[^\n]*\n)*?\t\}\n)/gm;

/** The statements in a part of PostgreSQL's log, as written by `auto_explain`, without those of the job queue. */
export function readPlans(log: string): Statement[] {
  return [...log.matchAll(ENTRY)]
    .map(([, plan = '']) => JSON.parse(plan) as { 'Query Text': string; Plan: PlanNode })
    .filter((entry) => !entry['Query Text'].includes('graphile_worker'))
    .map((entry) => ({
      text: entry['Query Text'],
      rowsRead: rowsIn(entry.Plan),
      pagesRead: (entry.Plan['Shared Hit Blocks'] ?? 0) + (entry.Plan['Shared Read Blocks'] ?? 0),
    }));
}

/** `Actual Rows` of a node are per loop; its page counts include its children. */
function rowsIn(node: PlanNode): number {
  const perLoop =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] ? perLoop * (node['Actual Loops'] ?? 0) : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsIn(child), own);
}
