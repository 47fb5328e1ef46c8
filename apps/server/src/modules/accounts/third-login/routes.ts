import * as contract from '@galleria/contract/accounts/third-login';
import type { OtherSite } from '../../../gateways/oauth/other-site.ts';
import { type Binding, bind } from '../../../infra/calls/use-case.ts';
import type { Accounts } from '../index.ts';
import { bindMail, sendBindingCode } from './bind-mail.ts';
import { bindAnother, showBindings, unbind } from './bindings.ts';
import type { ThirdLoginContext } from './context.ts';
import { sendAway } from './send-away.ts';
import { signInFromElsewhere } from './sign-in-from-elsewhere.ts';

export function thirdLoginRoutes(accounts: Pick<Accounts, 'context'>, sites: readonly OtherSite[]): Binding[] {
  const context: ThirdLoginContext = { ...accounts.context, sites };
  const types = sites.map(({ socialType, standIn }) => ({ socialType, standIn }));
  return [
    bind(contract.thirdLoginProviders, async () => types),
    bind(contract.startThirdLogin, sendAway(context)),
    bind(contract.finishThirdLogin, signInFromElsewhere(context)),
    bind(contract.sendBindCode, sendBindingCode(context)),
    bind(contract.bindMail, bindMail(context)),
    bind(contract.bindingList, showBindings(context)),
    bind(contract.addBinding, bindAnother(context)),
    bind(contract.removeBinding, unbind(context)),
  ];
}
