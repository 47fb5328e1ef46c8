import { describe, expect, it } from 'vitest';
import { COLOURS } from '../colours.ts';
import { productPictureKeys } from '../product-pictures.ts';
import type { ColourName, DemoProduct } from '../types.ts';
import { REVIEW_BANK } from './bank/bank.ts';
import { generic, virtual } from './bank/generic.ts';
import { NICK_NAMES } from './bank/nick-names.ts';
import { REVIEW_PARTS } from './bank/parts.ts';
import { REPLIES } from './bank/replies.ts';
import { combineParts } from './combine-parts.ts';
import { reviewTexts } from './review-texts.ts';
import { reviewsOf } from './reviews-of.ts';

const MAX_LENGTH = 150;
const topCategories = Object.keys(REVIEW_BANK).map(Number);

function product(at: number): DemoProduct {
  const text = { en: 'Thing', zh_CN: '东西' };
  return {
    key: `thing-${at}`,
    categoryId: 1010101,
    brand: null,
    name: text,
    brief: text,
    story: [text],
    points: [text],
    object: '🎧',
    beside: ['☕'],
    price: 10,
    colours: (Object.keys(COLOURS) as ColourName[]).slice(0, at % 4),
    parameters: [],
    weightGrams: 100,
    sold: 5 + at * 10,
    rating: 3.6 + (at % 15) / 10,
    addedDaysAgo: 1 + at * 3,
    ...(at % 20 === 0 ? { isVirtual: true } : {}),
  };
}

const reviewed = Array.from({ length: 300 }, (_, at) => {
  const thing = product(at);
  return { thing, reviews: reviewsOf(thing, topCategories[at % topCategories.length] ?? 101) };
});

describe('review texts', () => {
  it('exist in both languages for every category', () => {
    expect(topCategories).toEqual(Array.from({ length: 14 }, (_, at) => 101 + at));
    for (const texts of Object.values(REVIEW_BANK)) {
      expect(texts.filter(({ language }) => language === 'en')).toHaveLength(8);
      expect(texts.filter(({ language }) => language === 'zh_CN')).toHaveLength(6);
    }
  });

  it('are unique, short enough and in the script of their language', () => {
    const combined = Object.values(REVIEW_PARTS).flatMap(combineParts);
    const texts = [...Object.values(REVIEW_BANK).flat(), ...combined, ...generic, ...virtual];
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    for (const { text, language } of texts) {
      expect(text.length, text).toBeLessThanOrEqual(MAX_LENGTH);
      expect(/\p{Script=Han}/u.test(text), text).toBe(language === 'zh_CN');
    }
  });

  it('come with the expected numbers of names and replies', () => {
    expect([...NICK_NAMES.en, ...NICK_NAMES.zh_CN]).toHaveLength(70);
    expect([...REPLIES.en.thanks, ...REPLIES.en.apologies]).toHaveLength(10);
    expect([...REPLIES.zh_CN.thanks, ...REPLIES.zh_CN.apologies]).toHaveLength(8);
  });

  it('have merits and faults per category, which combine to every number of stars in both languages', () => {
    expect(Object.keys(REVIEW_PARTS).map(Number)).toEqual(topCategories);
    for (const parts of Object.values(REVIEW_PARTS)) {
      expect([parts.merits.length, parts.faults.length]).toEqual([4, 4]);
      const made = new Set(combineParts(parts).map(({ language, stars }) => `${language} ${stars}`));
      expect(made.size).toBe(10);
    }
  });

  it('throw for a line without stars', () => {
    expect(() => reviewTexts('en', 'Lovely.')).toThrow('Not a review: "Lovely."');
  });
});

describe('reviews of a product', () => {
  it('are the same at every run, and different for another product', () => {
    const [one, other] = [product(7), product(8)];
    expect(reviewsOf(one, 102)).toEqual(reviewsOf(one, 102));
    expect(reviewsOf(one, 102)).not.toEqual(reviewsOf(other, 102));
  });

  it('number between none and fourteen, with every count in use', () => {
    const counts = new Set(reviewed.map(({ reviews }) => reviews.length));
    expect([...counts].sort((one, other) => one - other)).toEqual(Array.from({ length: 15 }, (_, count) => count));
  });

  it('average near the product’s rating when there are at least five', () => {
    for (const { thing, reviews } of reviewed.filter(({ reviews }) => reviews.length >= 5)) {
      const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
      expect(Math.abs(average - thing.rating), `${average} for ${thing.rating}`).toBeLessThanOrEqual(0.6);
    }
  });

  it('have hundreds of different texts per language, some of them bad', () => {
    const all = reviewed.flatMap(({ reviews }) => reviews);
    for (const language of ['en', 'zh_CN']) {
      const own = all.filter((review) => review.language === language);
      expect(new Set(own.map(({ text }) => text)).size, language).toBeGreaterThan(300);
    }
    const shareOf = (stars: number) => all.filter((review) => review.stars === stars).length / all.length;
    expect(shareOf(1)).toBeGreaterThan(0.01);
    expect(shareOf(2)).toBeGreaterThan(0.01);
    expect(shareOf(1) + shareOf(2)).toBeLessThan(0.15);
    expect(shareOf(5)).toBeGreaterThan(0.4);
  });

  it('repeat no text and no part of a sentence under one product', () => {
    const clauses = Object.values(REVIEW_PARTS).flatMap(({ merits, faults }) => [...merits, ...faults]);
    for (const { reviews } of reviewed) {
      const said = reviews.map(({ text }) => text.toLowerCase());
      expect(new Set(said).size).toBe(said.length);
      for (const clause of clauses.flatMap(({ en, zh_CN }) => [en.toLowerCase(), zh_CN])) {
        expect(said.filter((text) => text.includes(clause)).length, clause).toBeLessThanOrEqual(1);
      }
    }
  });

  it('have an avatar in most cases, always the same for the same name', () => {
    const authors = new Map<string, Set<string | null>>();
    for (const { nickName, avatar } of reviewed.flatMap(({ reviews }) => reviews)) {
      authors.set(nickName, (authors.get(nickName) ?? new Set()).add(avatar));
    }
    expect([...authors.values()].filter(({ size }) => size > 1)).toEqual([]);
    const pictures = [...authors.values()].flatMap((shown) => [...shown]).filter((avatar) => avatar !== null);
    expect(pictures.length).toBeGreaterThan(authors.size * 0.6);
    expect(pictures.length).toBeLessThan(authors.size);
    expect(new Set(pictures).size).toBeGreaterThan(15);
  });

  it('have different authors, newest first, later than the product and not later than the reply', () => {
    for (const { thing, reviews } of reviewed) {
      expect(new Set(reviews.map(({ nickName }) => nickName)).size).toBe(reviews.length);
      expect(reviews.map(({ daysAgo }) => daysAgo)).toEqual(
        reviews.map(({ daysAgo }) => daysAgo).sort((a, b) => a - b),
      );
      for (const { daysAgo, reply, nickName } of reviews) {
        expect(nickName).toMatch(/\S/);
        expect(daysAgo).toBeLessThan(thing.addedDaysAgo);
        expect(reply?.daysAgo ?? 0).toBeLessThanOrEqual(daysAgo);
      }
    }
  });

  it('have additions in some cases, weeks later and without repetition', () => {
    const added = reviewed.flatMap(({ reviews }) => reviews.filter(({ append }) => append));
    expect(added.length).toBeGreaterThan(20);
    for (const { reviews } of reviewed) {
      const texts = reviews.flatMap(({ append }) => append?.text ?? []);
      expect(new Set(texts).size).toBe(texts.length);
    }
    for (const { append, daysAgo } of added) {
      expect(append?.text.length).toBeLessThanOrEqual(MAX_LENGTH);
      expect(daysAgo - (append?.daysAgo ?? 0)).toBeGreaterThanOrEqual(14);
      expect(daysAgo - (append?.daysAgo ?? 0)).toBeLessThan(180);
    }
  });

  it('show at most three pictures, all of the product', () => {
    const shown = reviewed.flatMap(({ thing, reviews }) => reviews.map(({ pictures }) => ({ thing, pictures })));
    expect(new Set(shown.map(({ pictures }) => pictures.length))).toEqual(new Set([0, 1, 2, 3]));
    for (const { thing, pictures } of shown)
      expect(productPictureKeys(thing)).toEqual(expect.arrayContaining(pictures));
  });

  it('of virtual products use only texts for virtual products', () => {
    const texts = new Set(virtual.map(({ text }) => text));
    for (const { reviews } of reviewed.filter(({ thing }) => thing.isVirtual))
      for (const { text } of reviews) expect(texts).toContain(text);
  });
});
