import { useConsole, useText } from '@galleria/console-kit/console-context';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { useRefetchAll } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { changeProduct, createProduct } from '@galleria/contract/catalogue/store-products';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Changes } from './editor-context.tsx';
import { NO_PROBLEMS, type Problems, problemsFrom, withoutProblems } from './problems.ts';
import { blankProduct, type Choices, fromDraft, type Product, type ProductInfo, toDraft } from './product-model.ts';

interface EditorState {
  /** The server's version that the draft is based on; undefined for a new product. */
  readonly base: ProductInfo | undefined;
  readonly product: Product;
  readonly isChanged: boolean;
  readonly problems: Problems;
  /** Message of a refusal that is about no field. */
  readonly refusal: string | undefined;
  /** Number of refused saves. */
  readonly refusals: number;
}

function initialState(info: ProductInfo | undefined, choices: Choices): EditorState {
  const product = info ? fromDraft(info.draft) : blankProduct(choices);
  return { base: info, product, isChanged: false, problems: NO_PROBLEMS, refusal: undefined, refusals: 0 };
}

/** A picture whose upload ended during the save is not saved yet: the draft is then a change of the new version. */
function afterSave(state: EditorState, product: Product, version: number): EditorState {
  const isChanged = state.product !== product;
  const base = isChanged && state.base ? { ...state.base, version } : state.base;
  return { ...state, base, isChanged, problems: NO_PROBLEMS, refusal: undefined };
}

/** State of the product editor: the draft, saving, and whether another user has saved a newer version. */
export function useProductEditor(info: ProductInfo | undefined, choices: Choices) {
  const { call, text: kitText } = useConsole();
  const text = useText<'merchant'>();
  const toast = useToast();
  const refresh = useRefetchAll();
  const [state, setState] = useState(() => initialState(info, choices));
  const [busy, setBusy] = useState(false);
  const [createdId, setCreatedId] = useState<number>();
  const { base, product, isChanged } = state;
  // A newer version replaces an unchanged draft; with unsaved changes the person decides.
  if (info !== base && !isChanged) setState(initialState(info, choices));
  useUnsavedWork(isChanged);
  useOpenCreatedProduct(createdId);

  // A stable callback, so that the memoised rows of a long table do not render again.
  const change = useCallback((changes: Changes) => {
    setState((old) => {
      const patch = typeof changes === 'function' ? changes(old.product) : changes;
      const problems = withoutProblems(old.problems, Object.keys(patch));
      return { ...old, product: { ...old.product, ...patch }, isChanged: true, problems };
    });
  }, []);

  async function save(isForSale: boolean) {
    setBusy(true);
    const draft = { ...toDraft(product), isForSale };
    const answer = await (base
      ? call(changeProduct, { ...draft, prodId: base.prodId, version: base.version })
      : call(createProduct, draft));
    if (answer.ok) {
      setState((old) => afterSave(old, product, answer.data.version));
      toast(text(answer.data.hasPendingChange ? 'merchantProducts.savedForApproval' : 'merchantProducts.saved'));
      if (!base) setCreatedId(answer.data.prodId);
    } else {
      const problems = answer.reason === 'input.invalid' ? problemsFrom(answer.data) : NO_PROBLEMS;
      const isSignIn = answer.reason === 'access.signIn';
      const refusal = problems.size > 0 || isSignIn ? undefined : answer.message || kitText('console.networkFailed');
      setState((old) => ({ ...old, problems, refusal, refusals: old.refusals + 1 }));
    }
    // Refetched after a refusal too, which shows a newer version.
    await refresh();
    setBusy(false);
  }

  return {
    ...state,
    busy,
    /** Another version was saved since the draft was loaded. */
    isOutdated: isChanged && (info?.version ?? 0) > (base?.version ?? 0),
    change,
    save,
    discard: () => setState(initialState(info, choices)),
  };
}

/** Opens a new product once it is saved. In an effect, since by then the guard against losing changes is off. */
function useOpenCreatedProduct(prodId: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (prodId !== undefined) void navigate(`/products/${prodId}`, { replace: true });
  }, [prodId, navigate]);
}
