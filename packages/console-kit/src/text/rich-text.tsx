/** HTML of authors, sanitised by the server. The only place in the consoles that renders HTML as such. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
