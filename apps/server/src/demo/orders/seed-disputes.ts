import { type DemoDispute, demoDisputes } from '@galleria/demo/orders/demo-disputes';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import type { StaffActor } from '@galleria/domain/access/access';
import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import type { Database } from '../../infra/database/database.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import { afterSales } from '../../modules/after-sales/index.ts';
import { staff } from '../../modules/staff/index.ts';
import { callerFor } from './seed-orders.ts';
import { expectDone, type RefundServices, seedRefund } from './seed-refunds.ts';

const { operations } = afterSales;
/** Hours between the evidence of the two sides. */
const EVIDENCE_HOURS = 6;

/** Disputes of the demo's buyer, through the same use cases as every dispute. Once in every mall. */
export async function seedDisputes(database: Database, services: RefundServices): Promise<void> {
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  const arbiter = await staff.seed.findStaffId(database.queries, demoStaff.service.mail);
  if (!account || !arbiter) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    for (const dispute of demoDisputes) await seedDispute(database, services, { userId: account.id, arbiter }, dispute);
  });
}

async function seedDispute(
  database: Database,
  services: RefundServices,
  { userId, arbiter }: { readonly userId: string; readonly arbiter: string },
  { dispute, said, question, ruling, disputedHoursAgo, ruledHoursAgo, ...refund }: DemoDispute,
): Promise<void> {
  const { stepHoursAgo } = refund;
  // The time since the refusal is left out here: the steps below move the request into the past by it, one after
  // another.
  const [askedHoursAgo = 0, refusedHoursAgo = 0] = stepHoursAgo;
  const waited = [askedHoursAgo - disputedHoursAgo, refusedHoursAgo - disputedHoursAgo];
  const running = question ? REFUND_STATE.disputed : undefined;
  const refused = { ...refund, state: 'refused', stepHoursAgo: waited } as const;
  const seeded = await seedRefund(database, services, userId, refused, running);
  if (!seeded) return;
  const context = services.afterSales;
  const { refundSn, buyer, seller } = seeded;
  const actor: StaffActor = { kind: 'staff', userId: arbiter, sessionId: 'demo', permissions: new Set<string>() };
  const staff = { ...callerFor(arbiter, services.log), actor };
  const pass = (hours: number) => afterSales.seed.backdateRequest(database.queries, refundSn, hours);
  expectDone(await operations.requestIntervention(context, { refundSn, ...dispute, imgs: [] }, buyer));
  for (const { by, words } of said) {
    const proof = { refundSn, words, imgs: [] };
    if (by === 'buyer') expectDone(await operations.addRefundProof(context, proof, buyer));
    else expectDone(await operations.addStoreProof(context, proof, seller));
    await pass(EVIDENCE_HOURS);
  }
  await pass(disputedHoursAgo - ruledHoursAgo - EVIDENCE_HOURS * said.length);
  expectDone(await operations.assignDispute(context, { refundSn }, staff));
  if (question) {
    expectDone(await operations.askParty(context, { refundSn, of: 'seller', words: question, imgs: [] }, staff));
  }
  if (ruling) expectDone(await operations.ruleDispute(context, { refundSn, needsReturn: false, ...ruling }, staff));
  await pass(ruledHoursAgo);
}
