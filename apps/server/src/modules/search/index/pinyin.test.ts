import { expect, it } from 'vitest';
import { pinyinWords, soundOf } from './pinyin.ts';

it('pinyinWords returns the sounds of Chinese words as segmented', () => {
  expect(pinyinWords('海登 Drift 无线耳机', 'zh_CN')).toEqual(expect.arrayContaining(['wuxian', 'erji']));
  expect(pinyinWords('女士香水', 'zh_CN')).toEqual(['nvshi', 'xiangshui']);
  expect(pinyinWords('Headphones', 'zh_CN')).toEqual([]);
});

it('soundOf returns one sound per phrase, in Chinese only', () => {
  expect(soundOf('USB 麦克风', 'zh_CN')).toBe('usb maikefeng');
  expect(soundOf('耳機', 'zh_TW')).toBe('erji');
  expect(soundOf('ヘッドホン', 'ja')).toBeNull();
});
