/** Numbers of the API's wire format. */
export const PARCEL_STATE = { none: 0, collected: 1, inTransit: 2, signed: 3, problem: 4, inCity: 201 } as const;
export type ParcelState = (typeof PARCEL_STATE)[keyof typeof PARCEL_STATE];

/** What a courier can report; before the first report there is none. */
export type ReportedState = Exclude<ParcelState, typeof PARCEL_STATE.none>;

/** In the order of the journey, which is not the order of the numbers. A problem may arise anywhere on it. */
export const JOURNEY: readonly ParcelState[] = [
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
 * Where a parcel is, by everything that was reported about it, in whatever order the reports came: what happened last
 * counts. Once it was signed for it stays so, whatever a courier's scanner says afterwards.
 */
export function parcelStateOf(reports: readonly Report[]): ParcelState {
  if (reports.some(({ state }) => state === PARCEL_STATE.signed)) return PARCEL_STATE.signed;
  let last: Report | undefined;
  for (const report of reports) if (!last || isAfter(report, last)) last = report;
  return last?.state ?? PARCEL_STATE.none;
}

/** Couriers report to the minute: of two reports of the same moment, the one further along the way counts. */
function isAfter(one: Report, other: Report): boolean {
  const later = one.happenedAt.getTime() - other.happenedAt.getTime();
  return later === 0 ? progressOf(one.state) > progressOf(other.state) : later > 0;
}

function progressOf(state: ReportedState): number {
  return state === PARCEL_STATE.problem ? JOURNEY.length : JOURNEY.indexOf(state);
}

/** The one state that an order's list shows for all its parcels: a problem first, else the one that is furthest back. */
export function parcelsInOneState(states: readonly ParcelState[]): ParcelState {
  if (states.includes(PARCEL_STATE.problem)) return PARCEL_STATE.problem;
  const places = states.map((state) => JOURNEY.indexOf(state));
  return JOURNEY[Math.min(...places)] ?? PARCEL_STATE.none;
}
