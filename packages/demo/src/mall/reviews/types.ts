export type ReviewLanguage = 'en' | 'zh_CN';

export interface DemoReview {
  text: string;
  language: ReviewLanguage;
  /** 1 to 5. */
  stars: number;
  nickName: string;
  /** Key of a picture, or null: not every author has one. */
  avatar: string | null;
  isAnonymous: boolean;
  daysAgo: number;
  /** Keys of pictures of the product. */
  pictures: string[];
  /** The store's reply in the same language, not earlier than the review. */
  reply?: { text: string; daysAgo: number };
  /** The author's addition, and the reply to it. */
  append?: { text: string; daysAgo: number; reply?: string };
  likes?: number;
}

/** A review text before it is assigned to a product. */
export interface ReviewText {
  text: string;
  language: ReviewLanguage;
  stars: number;
  /** The clause and frame that it was combined from. */
  parts?: readonly string[];
}
