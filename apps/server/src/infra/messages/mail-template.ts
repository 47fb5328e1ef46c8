import type { MessageId } from '@galleria/i18n/message-id';

/**
 * A message that a module sends, by mail or as a text message. Its texts are in the catalogue `messages`, under its
 * name.
 */
export type MailTemplate = CodeMail | NewsMail;

/** A message with a code; its text uses the values `code` and `minutes`. */
interface CodeMail extends CodeRecipe {
  readonly name: CodeName;
}

interface NewsMail extends NewsRecipe {
  readonly name: NewsName;
}

/** Pages of the storefront that messages link to. */
export type Link =
  | 'home'
  | 'login'
  | 'register'
  | 'forgetPassword'
  | 'orders'
  | 'merchant'
  | 'storeInvitation'
  | 'platform'
  | 'staffInvitation'
  | 'storeOpening'
  | 'offer'
  | 'alerts';

interface CodeRecipe {
  readonly kind: 'code';
}

interface NewsRecipe {
  readonly kind: 'news';
  /** The most useful link comes first. */
  readonly links: readonly Link[];
  /** The advice for readers who did not cause this themselves. */
  readonly notYou: 'ignore' | 'takeBack' | 'askForHelp' | 'alertOnce';
}

type NameBefore<Suffix extends string, Id = MessageId<'server'>> = Id extends `messages.${infer Name}${Suffix}`
  ? Name
  : never;
type CodeName = NameBefore<'Intro'> & NameBefore<'Sms'>;
type NewsName = CodeName & NameBefore<'Subject'>;

type Recipes = { readonly [Name in CodeName]?: Name extends NewsName ? CodeRecipe | NewsRecipe : CodeRecipe };

/** The mails of a module, by name. A name without texts in the catalogues does not compile. */
export function defineMails<const Given extends Recipes>(
  recipes: Given & Readonly<Record<Exclude<keyof Given, CodeName>, never>>,
): { readonly [Name in keyof Given]: MailTemplate } {
  const named = Object.entries(recipes).map(([name, recipe]) => [name, { ...recipe, name }]);
  return Object.fromEntries(named) as { [Name in keyof Given]: MailTemplate };
}
