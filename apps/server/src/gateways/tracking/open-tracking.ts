import type { Config } from '../../config.ts';
import { demoCarrier } from '../../demo/demo-carrier.ts';
import { mayUseFakeProviders } from '../../demo/demo-conflict.ts';
import { afterShipGateway } from './aftership/aftership-gateway.ts';
import type { TrackingGateway } from './tracking-gateway.ts';

/** The real provider when it has keys, else the demo's. A real mall without keys links to its couriers' own pages. */
export function openTracking(config: Config): TrackingGateway | undefined {
  if (config.afterShip) return afterShipGateway(config.afterShip);
  return mayUseFakeProviders(config) ? demoCarrier() : undefined;
}
