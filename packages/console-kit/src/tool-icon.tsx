import {
  ArrowUp,
  Bold,
  Crop,
  Ellipsis,
  GripVertical,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Move,
  Palette,
  Quote,
  Redo2,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react';

const TOOLS = {
  up: ArrowUp,
  bold: Bold,
  crop: Crop,
  more: Ellipsis,
  drag: GripVertical,
  heading2: Heading2,
  heading3: Heading3,
  italic: Italic,
  link: Link,
  bullets: List,
  numbers: ListOrdered,
  move: Move,
  palette: Palette,
  quote: Quote,
  redo: Redo2,
  delete: Trash2,
  underline: Underline,
  undo: Undo2,
} as const;
export type ToolName = keyof typeof TOOLS;

const DIRECTED: ReadonlySet<ToolName> = new Set(['undo', 'redo', 'quote', 'bullets', 'numbers']);

/** Icons of editors and rows. Not part of the first screen's code, unlike all those of `icon.tsx`. */
export function ToolIcon({ name }: { name: ToolName }) {
  const Drawing = TOOLS[name];
  return (
    <Drawing
      aria-hidden
      className={DIRECTED.has(name) ? 'anticon mirrored' : 'anticon'}
      size="1.15em"
      strokeWidth={1.75}
    />
  );
}
