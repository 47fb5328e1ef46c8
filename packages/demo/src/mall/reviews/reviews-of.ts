import { seededRandom } from '../../pictures/seeded-random.ts';
import { avatarOf } from '../../pictures/sets/avatar-pictures.ts';
import { productPictureKeys } from '../product-pictures.ts';
import type { DemoProduct } from '../types.ts';
import { ADDITIONS } from './bank/additions.ts';
import { REVIEW_BANK } from './bank/bank.ts';
import { generic, virtual } from './bank/generic.ts';
import { NICK_NAMES } from './bank/nick-names.ts';
import { REVIEW_PARTS } from './bank/parts.ts';
import { REPLIES } from './bank/replies.ts';
import { combineParts } from './combine-parts.ts';
import { spreadStars } from './spread-stars.ts';
import type { DemoReview, ReviewText } from './types.ts';

type Chance = () => number;

const MAX_COUNT = 14;
/** The number of reviews grows with sales until they reach 60 % of this. */
const WELL_SOLD = 400;
const OLDEST_DAYS = 420;
const STILL_HAPPY = 4;

/** The reviews of a product, newest first; always the same for the same product. */
export function reviewsOf(product: DemoProduct, topCategoryId: number): DemoReview[] {
  const chance = seededRandom(`${product.key} reviews`);
  const texts = chooseTexts(product, topCategoryId, chance);
  const reviews = texts.map((text) => reviewBy(text, product, chance));
  const named = withNames(reviews, chance).sort((one, other) => one.daysAgo - other.daysAgo);
  return product.isVirtual ? named : withAdditions(named, seededRandom(`${product.key} additions`));
}

function chooseTexts(product: DemoProduct, topCategoryId: number, chance: Chance): ReviewText[] {
  let left = shuffled(product.isVirtual ? virtual : textsAbout(topCategoryId), chance);
  const count = Math.min(countFor(product, chance), product.isVirtual ? left.length / 2 : MAX_COUNT);
  return spreadStars(product.rating, Math.floor(count), chance).flatMap((stars) => {
    const taken = nearest(left, stars);
    left = left.filter((text) => text !== taken && !sharesPart(text, taken));
    return taken ?? [];
  });
}

/** Texts for the category, and generic ones. */
function textsAbout(topCategoryId: number): ReviewText[] {
  const parts = REVIEW_PARTS[topCategoryId];
  return [...(REVIEW_BANK[topCategoryId] ?? []), ...(parts ? combineParts(parts) : []), ...generic];
}

function sharesPart(one: ReviewText, other: ReviewText | undefined): boolean {
  return one.parts?.some((part) => other?.parts?.includes(part)) ?? false;
}

function countFor({ sold }: DemoProduct, chance: Chance): number {
  if (chance() < 0.06) return 0;
  return Math.min(sold, Math.ceil(chance() * MAX_COUNT * Math.min(1, 0.4 + sold / WELL_SOLD)));
}

/** The text whose stars are nearest; of equals, the first. */
function nearest(left: readonly ReviewText[], stars: number): ReviewText | undefined {
  const distances = left.map((text) => Math.abs(text.stars - stars));
  return left[distances.indexOf(Math.min(...distances))];
}

type NamelessReview = Omit<DemoReview, 'nickName' | 'avatar'>;

function reviewBy({ parts: _, ...text }: ReviewText, product: DemoProduct, chance: Chance): NamelessReview {
  const daysAgo = Math.floor(chance() * Math.min(product.addedDaysAgo, OLDEST_DAYS));
  const pictures = chance() < 0.35 ? shuffled(productPictureKeys(product), chance).slice(0, between(1, 3, chance)) : [];
  const likes = chance() < 0.5 ? between(1, 38, chance) : 0;
  const reply = replyTo(text, daysAgo, chance);
  return {
    ...text,
    isAnonymous: chance() < 0.15,
    daysAgo,
    pictures,
    ...(reply ? { reply } : {}),
    ...(likes ? { likes } : {}),
  };
}

function replyTo({ stars, language }: ReviewText, daysAgo: number, chance: Chance): DemoReview['reply'] {
  const isHappy = stars >= STILL_HAPPY;
  if (chance() > (isHappy ? 0.35 : 0.8)) return undefined;
  const { thanks, apologies } = REPLIES[language];
  const [text] = shuffled(isHappy ? thanks : apologies, chance);
  return text ? { text, daysAgo: Math.max(0, daysAgo - between(0, 3, chance)) } : undefined;
}

/** Each author reviews a product only once. */
function withNames(reviews: NamelessReview[], chance: Chance): DemoReview[] {
  const names = { en: shuffled(NICK_NAMES.en, chance), zh_CN: shuffled(NICK_NAMES.zh_CN, chance) };
  return reviews.map((review) => {
    const nickName = names[review.language].pop() ?? '';
    return { ...review, nickName, avatar: avatarOf(nickName) };
  });
}

function between(from: number, to: number, chance: Chance): number {
  return from + Math.floor(chance() * (to - from + 1));
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return items
    .map((thing) => ({ thing, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}

const FIRST_WEEKS_DAYS = 14;
const MAX_WAIT_DAYS = 180;

/** Gives some reviews an addition. No text occurs twice for one product. */
function withAdditions(reviews: DemoReview[], chance: Chance): DemoReview[] {
  const usedTexts = new Set<string>();
  return reviews.map((review) => {
    const { daysAgo, stars, language } = review;
    if (chance() > 0.15 || daysAgo < 2 * FIRST_WEEKS_DAYS) return review;
    const isHappy = stars >= STILL_HAPPY;
    const { content, disappointed } = ADDITIONS[language];
    const text = shuffled(isHappy ? content : disappointed, chance).find((one) => !usedTexts.has(one));
    if (!text) return review;
    usedTexts.add(text);
    const wait = between(FIRST_WEEKS_DAYS, Math.min(daysAgo, MAX_WAIT_DAYS) - 1, chance);
    const [thanks] = shuffled(REPLIES[language].thanks, chance);
    const reply = isHappy && thanks && chance() < 0.4 ? { reply: thanks } : {};
    return { ...review, append: { text, daysAgo: daysAgo - wait, ...reply } };
  });
}
