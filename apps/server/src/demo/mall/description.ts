import type { DemoProduct, Texts } from '@galleria/demo/mall/types';
import { escapeHtml } from '../../infra/text/escape-html.ts';

/** The description of a product as HTML: paragraphs and a list of selling points. */
export function descriptionOf(product: DemoProduct): Texts {
  return { en: htmlIn('en', product), zh_CN: htmlIn('zh_CN', product) };
}

function htmlIn(language: keyof Texts, { story, points }: DemoProduct): string {
  const paragraphs = story.map((text) => `<p>${escapeHtml(text[language])}</p>`);
  const items = points.map((text) => `<li>${escapeHtml(text[language])}</li>`);
  return `${paragraphs.join('')}<ul>${items.join('')}</ul>`;
}
