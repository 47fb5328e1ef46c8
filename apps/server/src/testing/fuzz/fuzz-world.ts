import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { accounts } from '../../modules/accounts/index.ts';
import { addresses } from '../../modules/addresses/index.ts';
import { buy, place, putOnSale } from '../trade-races/race-goods.ts';
import { type Buyer, post, type RaceMall, rowsOf } from '../trade-races/race-mall.ts';
import { grantBalance, grantCoupon, grantPoints, PAY_PASSWORD } from '../trade-races/race-people.ts';
import type { CallerName } from './fuzz-call.ts';
import { type Markers, newMarker } from './oracle.ts';
import type { Vocabulary } from './valid-input.ts';
import { readVocabulary } from './vocabulary.ts';

const STOCK = 1_000_000;
const SKUS = 5;
const BALANCE = 10;
const OTHER_STORE = 3;

interface Person extends Buyer {
  readonly name: string;
}

/** A mall with a victim whose private data is marked, and with callers who try to read it or to break something. */
export class FuzzWorld {
  readonly mall: RaceMall;
  readonly markers: Markers;
  readonly #people: Record<'attacker' | 'accomplice' | 'victim', Person>;
  #staffToken = '';
  #sellerToken = '';
  tokens: Record<CallerName, string | undefined>;
  vocabulary: Vocabulary = {};

  private constructor(mall: RaceMall, markers: Markers, people: Record<'attacker' | 'accomplice' | 'victim', Person>) {
    this.mall = mall;
    this.markers = markers;
    this.#people = people;
    this.tokens = this.#tokensWith(people.attacker.token, people.accomplice.token);
  }

  static async open(mall: RaceMall): Promise<FuzzWorld> {
    const markers = { victim: newMarker(), attacker: newMarker() };
    const skuIds: number[] = [];
    for (let made = 0; made < SKUS; made++) skuIds.push(await putOnSale(mall, STOCK));
    const victim = await makePerson(mall, markers.victim);
    const attacker = await makePerson(mall, markers.attacker);
    const accomplice = await makePerson(mall, newMarker());
    for (const person of [victim, attacker, accomplice]) await shop(mall, person, skuIds);
    const world = new FuzzWorld(mall, markers, { attacker, accomplice, victim });
    await world.refresh();
    return world;
  }

  /**
   * Calls sign their senders out and create orders, addresses and lines: tokens and ids are read again now and then.
   */
  async refresh(): Promise<void> {
    const { attacker, accomplice, victim } = this.#people;
    const { queries } = this.mall.database;
    this.#staffToken = await staffToken(this.mall);
    this.#sellerToken = await sellerToken(this.mall);
    const attackerToken = await openSession(queries, 'buyer', attacker.userId);
    this.tokens = this.#tokensWith(attackerToken, await openSession(queries, 'buyer', accomplice.userId));
    this.vocabulary = await readVocabulary(this.mall, {
      ...{ attackers: [attacker.userId, accomplice.userId], victim: victim.userId },
      userNames: [attacker.name, victim.name, 'buyer@galleria.test'],
    });
  }

  /** All rows of the victim, to be compared before and after. */
  async victimRows(): Promise<unknown> {
    const { userId } = this.#people.victim;
    const [rows] = await rowsOf<{ rows: unknown }>(
      this.mall,
      `select jsonb_build_object(
         'account', (select jsonb_agg(to_jsonb(t)) from account t where id = $1),
         'address', (select jsonb_agg(to_jsonb(t) order by id) from address t where user_id = $1),
         'cart', (select jsonb_agg(to_jsonb(t) order by id) from cart_line t where owner = 'buyer:' || $1),
         'coupon', (select jsonb_agg(to_jsonb(t) order by id) from own_coupon t where user_id = $1),
         'order', (select jsonb_agg(to_jsonb(t) order by id) from mall_order t where user_id = $1),
         'payment', (select jsonb_agg(to_jsonb(t) order by id) from payment t where user_id = $1),
         'wallet', (select balance from ledger_account where kind = 'buyerWallet' and owner = $1::text)) as rows`,
      [userId],
    );
    return rows?.rows;
  }

  #tokensWith(attacker: string, accomplice: string): Record<CallerName, string | undefined> {
    const { victim } = this.#people;
    return {
      ...{ visitor: undefined, attacker, accomplice, victim: victim.token },
      ...{ staff: this.#staffToken, seller: this.#sellerToken, stranger: 'x'.repeat(43) },
    };
  }
}

/**
 * A token with all permissions in the platform console: of the demo's superuser, whom no call can remove, being the
 * only one.
 */
async function staffToken(mall: RaceMall): Promise<string> {
  const [superuser] = await rowsOf<{ id: string }>(
    mall,
    `select id from staff_member where mail = 'staff@galleria.test'`,
  );
  return openSession(mall.database.queries, 'staff', superuser?.id ?? '', { permissions: [...STAFF_PERMISSIONS] });
}

/** A token with all permissions in a store from which the victim has not bought. */
async function sellerToken(mall: RaceMall): Promise<string> {
  const rights = { storeId: OTHER_STORE, permissions: [...SELLER_PERMISSIONS] };
  return openSession(mall.database.queries, 'seller', randomUUID(), rights);
}

async function makePerson({ database, ...mall }: RaceMall, marker: string): Promise<Person> {
  const name = `fuzz_${randomUUID().slice(0, 8)}`;
  const person = { name, nickName: marker, mail: `${marker}@example.org`, locale: 'en' } as const;
  const address = {
    receiver: marker,
    mobile: '13800138000',
    postCode: '518000',
    areaId: 440305,
    addr: `1 ${marker} Road`,
  };
  const userId = await inTransaction(database, SYSTEM, async (transaction) => {
    const id = await accounts.seed.seedAccount(transaction, {
      ...person,
      password: `Aa1#${randomUUID()}`,
      payPassword: PAY_PASSWORD,
    });
    await addresses.seed.seedAddresses(transaction, id, [{ ...address, commonAddr: 1 }]);
    return id;
  });
  const [saved] = await rowsOf<{ id: number }>({ database, ...mall }, 'select id from address where user_id = $1', [
    userId,
  ]);
  return { name, userId, token: await openSession(database.queries, 'buyer', userId), addrId: Number(saved?.id) };
}

/**
 * Gives a person a paid order, (an attacker) some open ones, a cart line, a coupon, a viewed product, money and points.
 */
async function shop(mall: RaceMall, person: Person, [skuId = 0, other = 0]: readonly number[]): Promise<void> {
  await grantBalance(mall, person, BALANCE * 100_000);
  await grantPoints(mall, person, 5_000);
  await grantCoupon(mall, person, 100);
  const { orderNumbers } = await place(mall, person, skuId);
  const pay = { orderNumbers, payType: 9, payPassword: PAY_PASSWORD, returnUrl: '/payment' };
  const paid = await post(mall, person, '/p/order/pay', pay);
  if (!paid.success) throw new Error(`shop: paying was refused with ${paid.reason}`);
  await buy(mall, person, other);
  await post(mall, person, '/p/shopCart/changeItem', { skuId: other, count: 2 });
  const [product] = await rowsOf<{ id: number }>(mall, 'select product_id as id from sku where id = $1', [skuId]);
  await post(mall, person, '/p/prodBrowseLog', { prodId: product?.id });
}
