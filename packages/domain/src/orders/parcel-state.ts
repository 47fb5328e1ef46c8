/** Numbers of the API's wire format. */
export const PARCEL_STATE = { none: 0, collected: 1, inTransit: 2, signed: 3, problem: 4, inCity: 201 } as const;
export type ParcelState = (typeof PARCEL_STATE)[keyof typeof PARCEL_STATE];

/** States that a courier can report; `none` holds before the first report. */
export type ReportedState = Exclude<ParcelState, typeof PARCEL_STATE.none>;

/** States in the order of the journey, which differs from that of the numbers. A problem can occur anywhere on it. */
export const DELIVERED_TIMELINE: readonly ParcelState[] = [
  PARCEL_STATE.collected,
  PARCEL_STATE.inTransit,
  PARCEL_STATE.inCity,
  PARCEL_STATE.signed,
];

interface Report {
  readonly state: ReportedState;
  readonly happenedAt: Date;
}

/**
 * The state of a parcel: that of its latest report by time, in whatever order the reports arrive. A signed parcel stays
 * signed, regardless of later scans.
 */
export function parcelStateOf(reports: readonly Report[]): ParcelState {
  if (reports.some(({ state }) => state === PARCEL_STATE.signed)) return PARCEL_STATE.signed;
  let last: Report | undefined;
  for (const report of reports) if (!last || isAfter(report, last)) last = report;
  return last?.state ?? PARCEL_STATE.none;
}

/** Couriers report to the minute: of two reports of the same time, the one further along the journey counts. */
function isAfter(one: Report, other: Report): boolean {
  const differenceMs = one.happenedAt.getTime() - other.happenedAt.getTime();
  return differenceMs === 0 ? progressOf(one.state) > progressOf(other.state) : differenceMs > 0;
}

function progressOf(state: ReportedState): number {
  return state === PARCEL_STATE.problem ? DELIVERED_TIMELINE.length : DELIVERED_TIMELINE.indexOf(state);
}

/** One state for all parcels of an order in lists: a problem first, else the least advanced state. */
export function parcelsInOneState(states: readonly ParcelState[]): ParcelState {
  if (states.includes(PARCEL_STATE.problem)) return PARCEL_STATE.problem;
  const places = states.map((state) => DELIVERED_TIMELINE.indexOf(state));
  return DELIVERED_TIMELINE[Math.min(...places)] ?? PARCEL_STATE.none;
}
