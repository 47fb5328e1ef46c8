import { expect, it } from 'vitest';
import { pinyinWords, soundOf } from './pinyin.ts';

it('words are typed by their sound, as the segmenter divides them', () => {
  expect(pinyinWords('海登 Drift 无线耳机', 'zh_CN')).toEqual(expect.arrayContaining(['wuxian', 'erji']));
  expect(pinyinWords('女士香水', 'zh_CN')).toEqual(['nvshi', 'xiangshui']);
  expect(pinyinWords('Headphones', 'zh_CN')).toEqual([]);
});

it('a phrase has one sound, and only in Chinese', () => {
  expect(soundOf('USB 麦克风', 'zh_CN')).toBe('usb maikefeng');
  expect(soundOf('耳機', 'zh_TW')).toBe('erji');
  expect(soundOf('ヘッドホン', 'ja')).toBeNull();
});
