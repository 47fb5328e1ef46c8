import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { OWNER, sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { countOpenProposals } from './proposals-db.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'catalogue.view', 'catalogue.edit');
const seller = await sellerBrowser(app);

const save = (brand: object) => staff.call('POST', '/s/brand', brand);
const idOf = ({ data }: { data?: unknown }) => (data as { brandId: number }).brandId;
const listed = async (name: string, locale = 'en') =>
  (await app.call(`/brand/page?brandName=${name}`, { headers: { locale } })).envelope.data as { records: object[] };

describe('brands', () => {
  it('have a unique name and local names, and can be hidden and deleted', async () => {
    const brandId = idOf(await save({ brandName: 'Qwillow', localNames: { zh_CN: '奎柳' } }));
    await expect.poll(() => listed('qwillow', 'zh_CN')).toMatchObject({ records: [{ brandId, brandName: '奎柳' }] });
    expect(await listed('qwillow')).toMatchObject({ records: [{ brandName: 'Qwillow' }] });
    expect((await save({ brandName: 'QWILLOW' })).reason).toBe('brand.nameTaken');
    await save({ brandId, brandName: 'Qwillow', isOn: false });
    await expect.poll(() => listed('qwillow')).toMatchObject({ records: [] });
    expect((await staff.call('DELETE', `/s/brand?brandId=${brandId}`)).success).toBe(true);
    expect((await staff.call('DELETE', `/s/brand?brandId=${brandId}`)).reason).toBe('brand.notFound');
  });

  it('can be merged into another brand, with their products', async () => {
    const { rows } = await app.database.pool.query(
      'select brand_id as id, count(*)::int as count from product where brand_id is not null group by brand_id order by 1 limit 1',
    );
    const [{ id: brandId, count }] = rows as { id: number; count: number }[] as [{ id: number; count: number }];
    const into = idOf(await save({ brandName: 'Merged' }));
    expect((await staff.call('DELETE', `/s/brand?brandId=${brandId}`)).reason).toBe('brand.inUse');
    const { data } = await staff.call('POST', '/s/brand/merge', { brandId, intoBrandId: into });
    expect(data).toEqual({ movedCount: count });
    const { data: page } = await staff.call('GET', '/s/brand/page?keyword=merged');
    expect(page).toMatchObject({ records: [{ brandId: into, prodCount: expect.any(Number) }] });
    expect((await staff.call('POST', '/s/brand/merge', { brandId, intoBrandId: into })).reason).toBe('brand.notFound');
  });
});

describe('a brand proposal', () => {
  const propose = (brandName: string) => seller.call('POST', '/m/brand/propose', { brandName, note: 'Ours' });
  const proposalOf = async (brandName: string) => {
    const { data } = await staff.call('GET', '/s/brand/proposal/page?size=50');
    const { records } = data as { records: { proposalId: number; brandName: string }[] };
    return records.find((one) => one.brandName === brandName)?.proposalId;
  };

  it('is made once per name; accepting it creates the brand and sends the store a mail', async () => {
    const before = await countOpenProposals(app.database.queries);
    await propose('Marram');
    expect(await countOpenProposals(app.database.queries)).toBe(before + 1);
    expect((await propose('marram')).reason).toBe('brandProposal.exists');
    const proposalId = await proposalOf('Marram');
    expect((await staff.call('PUT', '/s/brand/proposal/accept', { proposalId })).success).toBe(true);
    await expect.poll(() => listed('marram')).toMatchObject({ records: [{ brandName: 'Marram' }] });
    expect(await lastMessage(app, OWNER.mail)).toMatchObject({ template: 'brandAccepted' });
    expect((await staff.call('PUT', '/s/brand/proposal/accept', { proposalId })).reason).toBe('brandProposal.decided');
    expect((await propose('Marram')).reason).toBe('brand.nameTaken');
  });

  it('can be refused with a reason that the store sees', async () => {
    await propose('Galleria’s own');
    const proposalId = await proposalOf('Galleria’s own');
    const reason = 'That is our own name.';
    await staff.call('PUT', '/s/brand/proposal/refuse', { proposalId, reason });
    const { data } = await seller.call('GET', '/m/brand/proposal/page');
    expect(data).toMatchObject({ records: expect.arrayContaining([expect.objectContaining({ reason })]) });
  });

  it('shows no logo once it is refused, since the file is deleted', async () => {
    await propose('Not shown');
    const proposalId = await proposalOf('Not shown');
    const brandPic = '2026/01/logo.webp';
    await app.database.pool.query('update brand_proposal set picture = $1 where id = $2', [brandPic, proposalId]);
    const shown = async (isOpen: boolean) => {
      const { data } = await staff.call('GET', `/s/brand/proposal/page?size=50&isOpen=${isOpen}`);
      const { records } = data as { records: { proposalId: number; brandPic: string }[] };
      return records.find((one) => one.proposalId === proposalId)?.brandPic;
    };
    expect(await shown(true)).toBe(brandPic);
    await staff.call('PUT', '/s/brand/proposal/refuse', { proposalId, reason: 'That is ours.' });
    expect(await shown(false)).toBe('');
  });
});
