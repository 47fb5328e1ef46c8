import { describe, expect, it } from 'vitest';
import { openStoreEditor } from '../../testing/store-editor.ts';

const path = (digit: string) => `pictures/${digit.repeat(32)}.600x600.-.webp`;

describe('pictures of a product', () => {
  it('are claimed from the seller’s own uploads, and released when no longer used', async () => {
    const { app, create, edit, problems } = await openStoreEditor();
    const { pool } = app.database;
    const { rows } = await pool.query(`select id from seller where mail = 'seller@galleria.test'`);
    const upload = (of: string, picture: string) =>
      pool.query(
        `insert into upload (path, bytes, purpose, owner_kind, owner_id) values ($1, 9, 'picture', 'seller', $2)`,
        [picture, of],
      );
    for (const digit of ['1', '2', '3', '4']) await upload(rows[0].id, path(digit));
    await upload('somebody else', path('5'));
    const held = async () => {
      const { rows: references } = await pool.query(
        `select distinct path from upload_reference join upload on upload.id = upload_id
         where holder = 'product.picture' order by path`,
      );
      return references.map((row: { path: string }) => row.path[9]).join('');
    };
    expect(await problems({ pictures: [path('1'), path('5')] })).toEqual(['pictures.1']);
    const content = { en: `<p><img src="/${path('3')}" /></p>` };
    const { prodId } = await create({ pictures: [path('1'), path('2')], content });
    expect(await held()).toBe('123');
    // The main picture stays: orders show it. A second product of the store may use the same pictures.
    await edit(prodId, ({ skus }) => ({
      pictures: [path('4')],
      content: {},
      skus: skus.map((one) => ({ ...one, pic: path('4') })),
    }));
    expect(await held()).toBe('14');
    expect((await create({ pictures: [path('4')] })).status).toBe(1);
  });
});
