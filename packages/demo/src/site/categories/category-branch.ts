import { categoryIconKey, categoryTileKey } from '../../pictures/picture-keys.ts';
import { localeTexts } from '../locale-texts.ts';
import type { Category } from '../types.ts';

/** Two spaces per level; one or two emoji before the name; the languages are in the order of `localeTexts`. */
const ROW =
  /^(?<indent> +)(?:(?<object>\p{Emoji_Presentation}|\p{Emoji}\uFE0F)(?<beside>\p{Emoji_Presentation}|\p{Emoji}\uFE0F)? )?(?<names>.+)$/u;

/**
 * A top-level category with its descendants, written as an outline. Ids are made from positions, so new names go to the
 * end of their group: 101 → 10101 → 1010101.
 */
export function categoryBranch(topId: number, outline: string): Category[] {
  const branch: Category[] = [];
  for (const line of outline.split('\n').filter((text) => text.trim() !== '')) {
    branch.push(parseRow(line, topId, branch));
  }
  return branch;
}

function parseRow(line: string, topId: number, before: Category[]): Category {
  const { indent = '', object = null, beside = null, names = '' } = ROW.exec(line)?.groups ?? {};
  const level = levelOf(indent, line);
  const parentId = before.findLast((category) => category.level === level - 1)?.categoryId ?? 0;
  const sequence = level === 1 ? topId - 100 : before.filter((category) => category.parentId === parentId).length + 1;
  const categoryId = level === 1 ? topId : parentId * 100 + sequence;
  const picture = pictureOf(level, object, beside);
  return { categoryId, parentId, level, sequence, name: localeTexts(names), object, beside, picture };
}

function levelOf(indent: string, line: string): Category['level'] {
  const level = indent.length / 2;
  if (level === 1 || level === 2 || level === 3) return level;
  throw new Error(`Not a level of the category outline: "${line}"`);
}

function pictureOf(level: Category['level'], object: string | null, beside: string | null): string | null {
  if (!object) return null;
  return level === 1 ? categoryIconKey(object) : categoryTileKey(object, beside);
}
