import { lazy, Suspense } from 'react';
import '../fields.css';

export interface RichTextInputProps {
  id?: string;
  /** HTML; the server takes out what may not stand there. */
  value?: string | undefined;
  onChange?: (html: string) => void;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  'aria-label': string;
}

/** Heavy, so it comes when a text is edited for the first time. */
const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor.tsx'));

/** Text with headings, lists, links and pictures. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<div className="rich-text-input rich-text-waiting" />}>
      <RichTextEditor key={props.lang} {...props} />
    </Suspense>
  );
}
