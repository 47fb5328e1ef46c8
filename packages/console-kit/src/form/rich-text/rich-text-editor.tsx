import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { ConfigProvider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { RichTextInputProps } from '../texts/rich-text-input.tsx';
import { PictureNode } from './picture-node.ts';
import { Toolbar } from './toolbar.tsx';

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['mailto', 'tel'], HTMLAttributes: { rel: null, target: null } },
  }),
  PictureNode,
];

/** The editor itself. A value set from outside, such as a text copied from another language, replaces the content. */
export default function RichTextEditor(props: RichTextInputProps) {
  const { id, value = '', onChange, lang = '', dir = 'ltr', 'aria-label': label } = props;
  const isDisabled = ConfigProvider.useConfig().componentDisabled;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [state, setState] = useState<unknown>();
  const given = useRef({ value, onChange });
  given.current = { ...given.current, onChange };

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: EXTENSIONS,
      content: given.current.value,
      injectCSS: false,
      editable: !isDisabled,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text', lang, dir },
      },
      onTransaction: (changed) => setState(changed.editor.state),
      onUpdate: (changed) => {
        const html = changed.editor.isEmpty ? '' : changed.editor.getHTML();
        given.current.value = html;
        given.current.onChange?.(html);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [label, lang, dir, isDisabled]);

  useEffect(() => {
    if (!editor || value === given.current.value) return;
    given.current.value = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div id={id} className="rich-text-input">
      {editor && !isDisabled && <Toolbar editor={editor} state={state} />}
      <div ref={place} />
    </div>
  );
}
