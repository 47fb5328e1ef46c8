import { sharp } from '../../../../infra/pictures/sharp.ts';
import type { TestApp } from '../../../../testing/open-test-app.ts';
import { newBuyer } from '../../../accounts/testing/people.ts';
import type { TestBrowser } from '../../../accounts/testing/test-browser.ts';

let made = 0;

/** A picture that differs enough from those of other tests that compression does not make them equal. */
function drawing(): Promise<Buffer> {
  made += 1;
  const background = { r: (made * 47) % 256, g: Math.floor(made / 256), b: 90 };
  return sharp({ create: { width: 16, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a picture that is used nowhere else. */
export async function upload(app: TestApp, cookies: Record<string, string>, path: string) {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(await drawing())]), 'a.png');
  const form = new Response(data);
  const response = await app.server.inject({
    ...{ method: 'POST', url: `/api${path}`, cookies },
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  return response.json() as { reason?: string; data: { filePath: string } };
}

/** District of Dongcheng, Beijing. */
const DISTRICT = 110_101;

const PAPERS = {
  contactPhone: '+86 10 8888 8888',
  areaId: DISTRICT,
  address: '5 Lantern Lane',
  latitude: 39.9288,
  longitude: 116.4166,
  intro: 'Paper lanterns, folded by hand.',
  licenceNumber: '91110101MA01ABCD2X',
  companyName: 'Lantern Lane Trading Co.',
  legalRepresentative: 'Lin Mei',
  registeredCapital: 'CNY 500,000',
  foundedOn: '2019-05-04',
  businessTerm: '2019-05-04 to 2039-05-03',
  businessScope: 'Retail of paper goods and gifts',
};

/** A new buyer who has uploaded the pictures that an application needs, except those of the identity card. */
export async function openApplicant(app: TestApp, name: string) {
  const person = await newBuyer(app, name);
  const { browser } = person;
  const keep = async (purpose: string) =>
    (await upload(app, browser.cookies, `/p/file/upload?purpose=${purpose}`)).data.filePath;
  const addIdentity = (side: string) => upload(app, browser.cookies, `/p/shop/application/identity?side=${side}`);
  const papers = {
    ...PAPERS,
    shopName: `Store of ${name.replace('_', ' ')}`,
    shopLogo: await keep('logo'),
    licencePic: await keep('picture'),
  };
  const read = async <Field extends string>(...fields: Field[]) => {
    const data = (await browser.call('GET', '/p/shop/application')).data as Record<Field, unknown>;
    return Object.fromEntries(fields.map((field) => [field, data[field]]));
  };
  return {
    ...person,
    ...{ papers, addIdentity, read },
    addBothSides: async () => [await addIdentity('front'), await addIdentity('back')].map(({ reason }) => reason),
    send: (changes: object = {}) =>
      browser.call('POST', '/p/shop/application', { ...papers, agrees: true, ...changes }),
  };
}

interface Waiting {
  readonly applicationId: number;
  readonly shopName: string;
}

export async function findWaiting(staff: TestBrowser, shopName: string): Promise<Waiting> {
  const { data } = await staff.call('GET', `/s/application/page?size=100&text=${encodeURIComponent(shopName)}`);
  const [found] = (data as { records: Waiting[] }).records;
  if (!found) throw new Error(`findWaiting: no application for ${shopName}`);
  return found;
}
