import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { OptionPicker } from '@galleria/console-kit/picker/option-picker';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { approvalRuleList, saveApprovalRule } from '@galleria/contract/catalogue/staff-products';
import type { InputOf } from '@galleria/contract/operation';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { Flex, Select, Switch } from 'antd';
import { useCategoryOptions } from '../../shared/use-categories.ts';
import { ProductTabs } from './product-tabs.tsx';
import { RuleList } from './rule-list.tsx';

type Rule = InputOf<typeof saveApprovalRule>;

/** Approval rules: which products wait for the mall's approval. */
export function Component() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const mayChange = useCan('products.approve');
  const answer = useCall(approvalRuleList, {});
  const categories = useCategoryOptions();
  const save = (rule: Rule) => {
    const done = text(rule.requiresApproval === null ? 'platformCatalogue.ruleRemoved' : 'platformCatalogue.ruleSaved');
    return mutate(saveApprovalRule, rule, { done });
  };
  return (
    <Page title={text('platformCatalogue.products')} intro={text('platformCatalogue.rulesIntro')}>
      <ProductTabs />
      <Loaded answer={answer}>
        {(rules) => (
          <Flex vertical gap="middle">
            <Panel title={text('platformCatalogue.mallRule')}>
              <Flex vertical gap="small">
                <Flex gap="small" align="center">
                  <Switch
                    aria-label={text('platformCatalogue.mallRuleOn')}
                    checked={rules.requiresApproval}
                    disabled={!mayChange}
                    onChange={(requiresApproval) => void save({ requiresApproval })}
                  />
                  <span>{text('platformCatalogue.mallRuleOn')}</span>
                </Flex>
                <span>{text('platformCatalogue.mallRuleText')}</span>
              </Flex>
            </Panel>
            <RuleList
              title={text('platformCatalogue.categoryRules')}
              picker={({ value, ...field }) => (
                <Select
                  {...field}
                  value={value ?? null}
                  placeholder={text('console.category.choose')}
                  showSearch={{ optionFilterProp: 'label' }}
                  options={categories.map((category) => ({ ...category, value: Number(category.value) }))}
                />
              )}
              rules={rules.categories.map(({ categoryId, categoryName, ...rule }) => ({
                ...{ ...rule, id: categoryId, name: categoryName },
              }))}
              onSave={mayChange ? (categoryId, requiresApproval) => save({ categoryId, requiresApproval }) : undefined}
            />
            <RuleList
              title={text('platformCatalogue.storeRules')}
              picker={(field) => (
                <OptionPicker {...field} operation={storeOptions} placeholder={text('platformCatalogue.chooseStore')} />
              )}
              rules={rules.stores.map(({ shopId, shopName, ...rule }) => ({ ...rule, id: shopId, name: shopName }))}
              onSave={mayChange ? (shopId, requiresApproval) => save({ shopId, requiresApproval }) : undefined}
            />
          </Flex>
        )}
      </Loaded>
    </Page>
  );
}
