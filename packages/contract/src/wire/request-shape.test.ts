import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyOperation } from '../contract.ts';
import type { Route } from '../operation.ts';
import { toFlatInput, toRequestShape } from './request-shape.ts';

const put: Route = { method: 'PUT', path: '/p/thing/{id}', inQuery: ['addrId'] };
const bare: Route = { method: 'POST', path: '/p/thing/addOrCancel', bareBody: 'thingId' };
const get: Route = { method: 'GET', path: '/thing/{id}' };

describe('toRequestShape and toFlatInput', () => {
  it.each<[Route, Record<string, unknown>, object]>([
    [put, { id: 7, addrId: 1, name: 'x' }, { path: '/p/thing/7', query: { addrId: 1 }, body: { name: 'x' } }],
    [bare, { thingId: 9 }, { path: '/p/thing/addOrCancel', query: {}, body: 9 }],
    [get, { id: 'a/b', size: 3, gone: undefined }, { path: '/thing/a%2Fb', query: { size: 3 }, body: undefined }],
  ])('toRequestShape divides the input into path, query and body: %o', (route, input, shape) => {
    expect(toRequestShape(route, input)).toEqual(shape);
  });

  it('toFlatInput reverses toRequestShape', () => {
    const shape = toRequestShape(put, { id: 7, addrId: 1, name: 'x' });
    expect(toFlatInput(put, { params: { id: 7 }, query: shape.query, body: shape.body })).toEqual({
      id: 7,
      addrId: 1,
      name: 'x',
    });
    expect(toFlatInput(bare, { params: {}, query: {}, body: [1, 2] })).toEqual({ thingId: [1, 2] });
  });

  it('toFlatInput does not let the body overwrite path parameters', () => {
    expect(toFlatInput(put, { params: { id: 7 }, query: {}, body: { id: 8 } })).toEqual({ id: 7 });
    expect(toFlatInput(get, { params: { id: 7 }, query: {}, body: { size: 8 } })).toEqual({ id: 7 });
  });

  it('toFlatInput reads only the declared query parameters of a write', () => {
    const received = { params: { id: 7 }, query: { addrId: 2, name: 'forged' }, body: { name: 'x' } };
    expect(toFlatInput(put, received)).toEqual({ id: 7, addrId: 2, name: 'x' });
  });

  it('toFlatInput reads lists with brackets, and drops empty query values', () => {
    const query = { 'prodIds[]': ['1', '', '2'], 'shopIds[]': '3', shopId: '', 'brandIds[]': ['', ''] };
    expect(toFlatInput(get, { params: { id: 7 }, query, body: undefined })).toEqual({
      ...{ id: 7, prodIds: ['1', '2'], shopIds: '3' },
    });
    expect(toFlatInput(put, { params: { id: 7 }, query: { addrId: '' }, body: { name: '' } })).toEqual({
      id: 7,
      name: '',
    });
  });
});

describe('the contract', () => {
  it('has every route once', () => {
    const routes = everyOperation().map(({ operation }) => `${operation.method} ${operation.path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('has the operations of buyers, and no others, under /p/', () => {
    for (const { name, operation } of everyOperation()) {
      expect({ name, buyer: operation.access.who === 'buyer' }).toEqual({
        name,
        buyer: operation.path.startsWith('/p/'),
      });
    }
  });

  it('has a default page size of ten', () => {
    const paged = everyOperation().flatMap(({ name, operation }) => {
      const { size, current, cursor } = operation.input.shape as Record<string, z.ZodType | undefined>;
      return size && (current || cursor) ? [{ name, size: z.parse(size, undefined) }] : [];
    });
    expect(paged.length).toBeGreaterThan(50);
    expect(paged.filter(({ size }) => size !== 10)).toEqual([]);
  });
});
