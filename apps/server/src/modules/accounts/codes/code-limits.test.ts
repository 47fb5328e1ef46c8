import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastCode } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, countReasons, newBuyer, rowsOf, signIn } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';

/** Over TLS, where passwords may be sent in plain text. */
const HTTPS = { 'x-forwarded-proto': 'https' };
type Send = readonly [method: 'POST' | 'PUT', path: string];
const LOGIN_CODE: Send = ['POST', '/sms/sendLoginCode'];
const SENDS: readonly Send[] = [
  LOGIN_CODE,
  ['POST', '/sms/sendUpdatePwdCode'],
  ['POST', '/sms/sendRegisterCode'],
  ['PUT', '/user/sendBindSms'],
];

const openApp = () => openTestApp({ trustProxy: 1 });

function browserAt(app: TestApp, address: string, mallDevice?: string): TestBrowser {
  const browser = new TestBrowser(app, { headers: { ...HTTPS, 'x-forwarded-for': address } });
  if (mallDevice) browser.cookies = { mallDevice };
  return browser;
}

/** A browser of the owner that has signed in before and is now signed out, in another network than then. */
async function knownDevice(app: TestApp): Promise<TestBrowser> {
  const { mallDevice = '' } = (await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' })).cookies;
  return browserAt(app, '203.0.113.77', mallDevice);
}

function requestCode(browser: TestBrowser, mail: string = BUYER.mail): Promise<string | undefined> {
  return browser.reason('POST', '/sms/sendLoginCode', { mail });
}

/** Requests of strangers, each from a network of its own, as soon as the resend interval allows. */
async function floodFromManyNetworks(app: TestApp, mail: string, [method, path]: Send = LOGIN_CODE, times = 12) {
  const answers = [];
  for (let n = 0; n < times; n++) {
    await app.moveClock(`${n * 61} seconds`);
    answers.push(await browserAt(app, `100.64.${n}.1`).call(method, path, { mail }));
  }
  return countReasons(answers);
}

describe('verification codes that strangers request from many networks', () => {
  it.each(SENDS)('%s %s: are limited per address, while a known device still gets a code', async (...send) => {
    const [method, path] = send;
    const app = await openApp();
    const owner = await knownDevice(app);
    expect(await floodFromManyNetworks(app, BUYER.mail, send)).toEqual({ ok: 10, 'code.tooMany': 2 });
    expect(await browserAt(app, '198.51.100.9').reason(method, path, { mail: BUYER.mail })).toBe('code.tooMany');
    expect(await owner.reason(method, path, { mail: BUYER.mail })).toBeUndefined();
  });

  it('are limited per address over all purposes together', async () => {
    const app = await openApp();
    const answers = [];
    for (let n = 0; n < 12; n++) {
      await app.moveClock(`${n * 61} seconds`);
      const [method, path] = SENDS[n % SENDS.length] ?? LOGIN_CODE;
      answers.push(await browserAt(app, `100.64.${n}.1`).call(method, path, { mail: BUYER.mail }));
    }
    expect(countReasons(answers)).toEqual({ ok: 10, 'code.tooMany': 2 });
    expect(answers[11]?.msg).toMatch(/\d/);
    expect(await rowsOf(app, sql`select id from message`)).toHaveLength(10);
  });

  it('do not delay, replace or use up the code of a known device', async () => {
    const app = await openApp();
    const owner = await knownDevice(app);
    const stranger = browserAt(app, '100.64.0.1');
    await stranger.call('POST', '/sms/sendLoginCode', { mail: BUYER.mail });
    expect(await requestCode(owner)).toBeUndefined();
    const code = await lastCode(app, BUYER.mail);
    await app.moveClock('61 seconds');
    expect(await requestCode(stranger)).toBeUndefined();
    const login = { userName: BUYER.mail, passWord: code };
    // Even the right code is refused in another browser than the one that requested it.
    for (let n = 0; n < 6; n++) expect(await stranger.reason('POST', '/mailLogin', login)).toBe('code.wrong');
    expect(await owner.reason('POST', '/mailLogin', login)).toBeUndefined();
  });

  it('do not stop a known device from resetting the password by a code', async () => {
    const app = await openApp();
    const owner = await knownDevice(app);
    await floodFromManyNetworks(app, BUYER.mail, ['POST', '/sms/sendUpdatePwdCode']);
    expect(await owner.reason('POST', '/sms/sendUpdatePwdCode', { mail: BUYER.mail })).toBeUndefined();
    const validCode = await lastCode(app, BUYER.mail);
    const { data } = await owner.call('PUT', '/user/checkUpdatePwdSms', { mail: BUYER.mail, validCode });
    const { checkRegisterSmsFlag } = data as { checkRegisterSmsFlag: string };
    const reset = { checkRegisterSmsFlag, passWord: 'Fresh#2027' };
    expect(await owner.reason('PUT', '/user/updatePwd', reset)).toBeUndefined();
    await signIn(owner, BUYER.mail, 'Fresh#2027');
  });
});

describe('a known device', () => {
  it('has its own limit of codes', async () => {
    const app = await openApp();
    const owner = await knownDevice(app);
    const answers = [];
    for (let n = 0; n < 12; n++) {
      await app.moveClock(`${n * 61} seconds`);
      answers.push(await owner.call('POST', '/sms/sendLoginCode', { mail: BUYER.mail }));
    }
    expect(countReasons(answers)).toEqual({ ok: 10, 'code.tooMany': 2 });
    expect(await requestCode(browserAt(app, '100.64.0.1'))).toBeUndefined();
  });

  it('is one that signed in to this account; a device of another account or an invented one is limited', async () => {
    const app = await openApp();
    const ada = await newBuyer(app, 'ada_l');
    await floodFromManyNetworks(app, BUYER.mail);
    for (const device of [ada.browser.cookies.mallDevice, 'x'.repeat(43)]) {
      const other = browserAt(app, '203.0.113.8', device);
      expect(await requestCode(other)).toBe('code.tooMany');
    }
  });

  it('can request and enter a code when its network has used up its requests and attempts', async () => {
    const app = await openApp();
    const owner = await knownDevice(app);
    const neighbour = browserAt(app, '203.0.113.77');
    for (let n = 0; n < 31; n++) await neighbour.call('POST', '/sms/sendLoginCode', { mail: `p${n}@example.org` });
    for (let n = 0; n < 41; n++)
      await neighbour.call('POST', '/mailLogin', { userName: `p${n}@example.org`, passWord: '123456' });
    expect(await requestCode(neighbour)).toBe('code.tooMany');
    expect(await requestCode(owner)).toBeUndefined();
    const passWord = await lastCode(app, BUYER.mail);
    expect(await owner.reason('POST', '/mailLogin', { userName: BUYER.mail, passWord })).toBeUndefined();
  });

  it('can enter a code that was requested in an unknown browser', async () => {
    const app = await openApp();
    const owner = await knownDevice(app);
    await browserAt(app, '100.64.0.1').call('POST', '/sms/sendLoginCode', { mail: BUYER.mail });
    const passWord = await lastCode(app, BUYER.mail);
    expect(await owner.reason('POST', '/mailLogin', { userName: BUYER.mail, passWord })).toBeUndefined();
  });
});

describe('one network', () => {
  it('gets five codes per address before longer pauses, so that other networks still get some', async () => {
    const app = await openApp();
    const answers = [];
    for (let n = 0; n < 12; n++) {
      await app.moveClock(`${n * 61} seconds`);
      // The first half of an IPv6 address is one network.
      const stranger = browserAt(app, `2001:db8:1:2:${n.toString(16)}::1`);
      answers.push(await stranger.call('POST', '/sms/sendLoginCode', { mail: BUYER.mail }));
    }
    expect(countReasons(answers)).toEqual({ ok: 5, 'code.tooMany': 7 });
    // The refused requests were not counted for other addresses.
    const mail = 'other@example.org';
    expect(await requestCode(browserAt(app, '2001:db8:1:2::1'), mail)).toBeUndefined();
    const elsewhere = browserAt(app, '2001:db8:1:3::1');
    expect(await requestCode(elsewhere)).toBeUndefined();
  });

  it('is limited over all addresses together', async () => {
    const app = await openApp();
    const answers = [];
    for (let n = 0; n < 32; n++)
      answers.push(
        await browserAt(app, '100.64.0.1').call('POST', '/sms/sendLoginCode', { mail: `p${n}@example.org` }),
      );
    expect(countReasons(answers)).toEqual({ ok: 30, 'code.tooMany': 2 });
  });
});

describe('a signed-in buyer', () => {
  it('gets a code when strangers have used up the limit of the address', async () => {
    const app = await openApp();
    const buyer = await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' });
    // A session without the device cookie, as in an app.
    delete buyer.cookies.mallDevice;
    await floodFromManyNetworks(app, BUYER.mail);
    expect(await buyer.reason('POST', '/p/user/sendOwnCode', { purpose: 'payPassword' })).toBeUndefined();
    const validCode = await lastCode(app, BUYER.mail);
    expect(await buyer.reason('PUT', '/p/user/payPassword', { payPassword: '112233', validCode })).toBeUndefined();
  });

  it('can change to an address for which strangers and another buyer request codes', async () => {
    const app = await openApp();
    const buyer = await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' });
    const ada = await newBuyer(app, 'ada_l');
    const mail = 'moving@example.org';
    await floodFromManyNetworks(app, mail);
    await ada.browser.call('POST', '/p/user/sendContactCode', { mail });
    expect(await buyer.reason('POST', '/p/user/sendContactCode', { mail })).toBeUndefined();
    const validCode = await lastCode(app, mail);
    await app.moveClock(`${14 * 61} seconds`);
    expect(await ada.browser.reason('POST', '/p/user/sendContactCode', { mail })).toBeUndefined();
    const contact = { mail, validCode, passWord: BUYER.password };
    expect(await buyer.reason('PUT', '/p/user/contact', contact)).toBeUndefined();
  });

  it('is limited per address, and so are all buyers together', async () => {
    const app = await openApp();
    const mail = 'victim@example.org';
    const buyers = [await buyerAt(app), (await newBuyer(app, 'ada_l')).browser, (await newBuyer(app, 'eve_x')).browser];
    const answers = [];
    for (let n = 0; n < 18; n++) {
      if (n % 3 === 0) await app.moveClock(`${(n / 3) * 61} seconds`);
      answers.push(await buyers[n % 3]?.call('POST', '/p/user/sendContactCode', { mail }));
    }
    const sent = await rowsOf(app, sql`select id from message where address = ${mail}`);
    expect(sent).toHaveLength(10);
    expect(answers.filter((answer) => answer?.reason === 'code.tooMany')).toHaveLength(8);
  });
});
