import { createHmac } from 'node:crypto';
import { afterShipGateway } from '../../../gateways/tracking/aftership/aftership-gateway.ts';
import { type ReceivedRequest, startFakeServer } from '../../payments/testing/fake-http-server.ts';

const SECRET = 'a secret that AfterShip signs with';
const API_KEY = 'asat_0000';

export interface Checkpoint {
  readonly checkpoint_time: string;
  readonly tag: string;
  readonly subtag?: string;
  readonly message?: string;
  readonly location?: string;
}

/** Checkpoints of a parcel in AfterShip's format. */
export const CHECKPOINTS = {
  accepted: { checkpoint_time: '2026-11-10T08:00:00+08:00', tag: 'InTransit', subtag: 'InTransit_002' },
  departed: {
    checkpoint_time: '2026-11-10T12:00:00+08:00',
    tag: 'InTransit',
    subtag: 'InTransit_007',
    location: 'Shenzhen',
  },
  outForDelivery: { checkpoint_time: '2026-11-11T08:00:00+08:00', tag: 'OutForDelivery', subtag: 'OutForDelivery_001' },
  delivered: {
    checkpoint_time: '2026-11-11T10:00:00+08:00',
    tag: 'Delivered',
    subtag: 'Delivered_003',
    message: 'Signed by ADA',
  },
  refused: {
    checkpoint_time: '2026-11-11T09:00:00+08:00',
    tag: 'Exception',
    subtag: 'Exception_003',
    message: 'Refused',
  },
} satisfies Record<string, Checkpoint>;

/**
 * A fake of AfterShip's API on this machine: it registers a waybill once, returns trackings, and makes bodies of
 * pushes.
 */
export async function startFakeAfterShip() {
  const known = new Map<string, { id: string; slug: string | undefined; checkpoints: readonly Checkpoint[] }>();
  const server = await startFakeServer((request) => answer(known, request));
  const keys = { apiKey: API_KEY, webhookSecret: SECRET, apiUrl: server.url };
  return {
    ...server,
    keys,
    gateway: afterShipGateway(keys),
    /** Sets the checkpoints that AfterShip returns for a waybill from now on. */
    learn: (waybill: string, checkpoints: readonly Checkpoint[]) => {
      const tracking = known.get(waybill);
      if (!tracking) throw new Error(`fake AfterShip: ${waybill} was never registered`);
      known.set(waybill, { ...tracking, checkpoints });
    },
    idOf: (waybill: string) => known.get(waybill)?.id ?? '',
    /** The body of a push. */
    push: (waybill: string, checkpoints: readonly Checkpoint[], { id = known.get(waybill)?.id ?? 'as-none' } = {}) =>
      JSON.stringify({
        ...{ ts: 1_700_000_000, event: 'tracking_update', event_id: '3f645f5e-530b-4062-8695-db6a64420af8' },
        msg: { id, tracking_number: waybill, slug: known.get(waybill)?.slug ?? 'sf-express', checkpoints },
      }),
  };
}

type Known = Map<string, { id: string; slug: string | undefined; checkpoints: readonly Checkpoint[] }>;

function answer(known: Known, { method, path, headers, body }: ReceivedRequest) {
  if (headers['as-api-key'] !== API_KEY)
    return { status: 401, body: { meta: { code: 401, message: 'Invalid API key.' }, data: {} } };
  const url = new URL(path, 'http://aftership.test');
  if (method === 'POST') return register(known, JSON.parse(body) as { tracking_number: string; slug?: string });
  const id = url.pathname.match(/\/trackings\/([^/]+)$/)?.[1];
  const numbers = url.searchParams.get('tracking_numbers');
  const found = [...known].find(([number, tracking]) => tracking.id === id || number === numbers);
  if (!found) return { status: 404, body: { meta: { code: 4004, message: 'Tracking does not exist.' }, data: {} } };
  const tracking = { ...found[1], tracking_number: found[0] };
  return { status: 200, body: { meta: { code: 200 }, data: id ? tracking : { trackings: [tracking] } } };
}

function register(known: Known, { tracking_number: number, slug }: { tracking_number: string; slug?: string }) {
  if (number.startsWith('BAD')) {
    return {
      status: 400,
      body: { meta: { code: 4005, message: 'The value of `tracking_number` is invalid.' }, data: {} },
    };
  }
  if (known.has(number)) {
    return { status: 400, body: { meta: { code: 4003, message: 'Tracking already exists.' }, data: {} } };
  }
  known.set(number, { id: `as-${known.size + 1}`, slug, checkpoints: [] });
  return {
    status: 201,
    body: { meta: { code: 201 }, data: { id: known.get(number)?.id, tracking_number: number, slug } },
  };
}

export function signPush(body: string, secret = SECRET): Record<string, string> {
  return { 'aftership-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64') };
}
