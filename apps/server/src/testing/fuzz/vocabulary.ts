import { type RaceMall, rowsOf } from '../trade-races/race-mall.ts';
import { PAY_PASSWORD } from '../trade-races/race-people.ts';
import type { Vocabulary } from './valid-input.ts';

interface People {
  readonly attackers: readonly string[];
  readonly victim: string;
  readonly userNames: readonly string[];
}

/**
 * Key of the order numbers for calls with which staff change something: staff may refund any order, so also the
 * victim's.
 */
export const ORDERS_FOR_STAFF = 'orders that staff may change';

/** Ids as the API shows them, by field. Texts of the victim are left out: an echo of them would look like a leak. */
export async function readVocabulary(mall: RaceMall, { attackers, victim, userNames }: People): Promise<Vocabulary> {
  const ids = async (statement: string, values: unknown[] = []) =>
    (await rowsOf<{ id: unknown }>(mall, statement, values)).map(({ id }) => id);
  const everyone = [...attackers, victim];
  const owners = everyone.map((userId) => `buyer:${userId}`);
  const own = (table: string, column = 'id') =>
    ids(`select ${column} as id from ${table} where user_id = any($1) order by ${column} desc limit 40`, [everyone]);

  const skuId = [...mall.stocked.keys(), ...(await ids('select id from sku where is_on order by id limit 3'))];
  const prodId = await ids('select distinct product_id as id from sku where id = any($1)', [skuId]);
  const shopId = [0, ...(await ids('select id from store order by id limit 8'))];
  const addrId = await own('address');
  const basketId = await ids('select id from cart_line where owner = any($1) order by id desc limit 40', [owners]);
  const orderNumber = await own('mall_order', 'number');
  const prodBrowseLogIds = (await own('browse_log')).map(String);
  const notices = await ids('select id from notice order by id limit 3');
  const sessions = await ids('select id from session where user_id = $1', [victim]);
  return {
    ...{ skuId, oldSkuId: skuId, prodId, prodIds: [prodId, prodId.join(',')], shopId, shopIds: [shopId.join(',')] },
    ...{
      addrId,
      basketId,
      orderNumber,
      orderNumbers: orderNumber,
      prodBrowseLogIds,
      id: [...addrId, ...notices, ...sessions],
    },
    [ORDERS_FOR_STAFF]: await ids(
      'select number as id from mall_order where user_id = any($1) order by id desc limit 40',
      [attackers],
    ),
    couponUserId: await own('own_coupon'),
    couponId: await ids('select id from coupon order by id limit 8'),
    discountId: await ids('select id from store_discount order by id limit 8'),
    // Excludes the victim's payments: staff may confirm any transfer.
    payNumber: await ids('select number as id from payment where user_id = any($1) order by id desc limit 40', [
      attackers,
    ]),
    categoryId: await ids('select id from category order by id limit 12'),
    ...{
      userName: userNames,
      passWord: ['Wrong#12345'],
      payPassword: [PAY_PASSWORD, '000000'],
      areaId: [440305, 330106],
    },
    ...{
      payType: [0, 7, 8, 9, 10, 13],
      keyword: ['lamp', 'tent', 'coffe', '灯'],
      count: [1, 2, -1],
      prodCount: [1, 2, 3],
    },
    ...{ amount: [0.01, 1, 10, 100_000], isChecked: [0, 1], userUseScore: [0, 0, 100] },
    ...{ mobile: ['13800138000'], postCode: ['518000'], receiver: ['Ada'], addr: ['1 Test Road'], key: ['base'] },
    ...{ basketIds: [basketId.slice(0, 3), basketId.slice(0, 3).join(',')], callbackUrl: ['/third-login/google'] },
    returnUrl: ['/payment', '/user-center/uc-balance'],
  };
}
