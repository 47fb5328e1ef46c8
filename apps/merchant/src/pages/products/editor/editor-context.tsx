import { LabelledField } from '@galleria/console-kit/form/labelled-field';
import { Typography } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import { NO_PROBLEMS, type Problems, problemAt } from './problems.ts';
import type { Product } from './product-model.ts';

/** State that the editor's panels share. */
interface EditorValue {
  readonly product: Product;
  readonly problems: Problems;
  readonly change: (changes: Changes) => void;
}

/** New values, or an updater function that receives the current product. */
export type Changes = Partial<Product> | ((product: Product) => Partial<Product>);

export const EditorContext = createContext<EditorValue | undefined>(undefined);

export function useEditor(): EditorValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('There is no EditorContext above this component');
  return value;
}

export function useProblem(path: string): string | undefined {
  return problemAt(useContext(EditorContext)?.problems ?? NO_PROBLEMS, path);
}

/** The server's message below a field that has no room for a label. */
export function FieldProblem({ problem }: { problem: string | undefined }) {
  return problem ? (
    <Typography.Text type="danger" className="field-problem">
      {problem}
    </Typography.Text>
  ) : null;
}

interface FieldProps {
  /** Path of the field in the draft, by which the server names its problems. */
  path: string;
  label: string;
  help?: ReactNode;
  children: (id: string) => ReactNode;
}

/** A labelled field with the server's message below it. */
export function Field({ path, ...field }: FieldProps) {
  return <LabelledField {...field} problem={useProblem(path)} />;
}
