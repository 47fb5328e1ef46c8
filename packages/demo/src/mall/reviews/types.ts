export type ReviewLanguage = 'en' | 'zh_CN';

export interface DemoReview {
  text: string;
  language: ReviewLanguage;
  /** 1 to 5. */
  stars: number;
  nickName: string;
  /** The key of a picture, or null: not everybody has one. */
  avatar: string | null;
  isAnonymous: boolean;
  daysAgo: number;
  /** Keys of pictures of the product. */
  pictures: string[];
  /** What the store wrote under it, in the same language and not before it. */
  reply?: { text: string; daysAgo: number };
  /** What the same person wrote later, and the answer to it. */
  append?: { text: string; daysAgo: number; reply?: string };
  likes?: number;
}

/** What somebody could write, before it is about one product. */
export interface ReviewText {
  text: string;
  language: ReviewLanguage;
  stars: number;
  /** What it was combined from. */
  parts?: readonly string[];
}
