/**
 * HTML by authors, sanitised by the server: the only place of the storefront with HTML from outside. It may be in
 * another language than the page, so its direction is `auto`.
 */
export function RichText({ html }: { html: string }) {
  return <div dir="auto" className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
