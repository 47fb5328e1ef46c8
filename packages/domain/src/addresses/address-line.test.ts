import { describe, expect, it } from 'vitest';
import { addressLine, regionLine } from './address-line.ts';

describe('addressLine and regionLine', () => {
  it('order the names as is customary in the language', () => {
    const names = ['Nanshan', 'Shenzhen', 'Guangdong'];
    expect(addressLine('Room 5, 7 Keyuan Road', names, 'en')).toBe(
      'Room 5, 7 Keyuan Road, Nanshan, Shenzhen, Guangdong',
    );
    expect(addressLine('科苑路 7 号', ['南山区', '深圳市', '广东省'], 'zh_CN')).toBe(
      '广东省 深圳市 南山区 科苑路 7 号',
    );
  });

  it('name a municipality once', () => {
    expect(regionLine(['Jing’an', 'Shanghai', 'Shanghai'], 'en')).toBe('Jing’an, Shanghai');
    expect(regionLine(['静安区', '上海市', '上海市'], 'zh_CN')).toBe('上海市 静安区');
  });
});
