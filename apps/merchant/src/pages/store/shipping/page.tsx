import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { deleteShippingTemplate, shippingTemplateList } from '@galleria/contract/store-settings/in-use';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { DeleteDialog } from '../delete-dialog.tsx';
import { StoreTabs } from '../store-tabs.tsx';
import { SameCityPanel } from './same-city-panel.tsx';
import { type Template, TemplateCard } from './template-card.tsx';
import { TemplateDrawer } from './template-drawer.tsx';

/** Shipping templates that products choose from, and delivery within the city. */
export function Component() {
  const text = useText<'merchant'>();
  const answer = useCall(shippingTemplateList, {});
  const [edited, setEdited] = useState<Template | 'new'>();
  const [deleted, setDeleted] = useState<Template>();
  return (
    <Page
      title={text('merchantStore.shipping')}
      intro={text('merchantStore.shippingIntro')}
      action={
        <Can permission="store.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('merchantStore.addTemplate')}
          </Button>
        </Can>
      }
    >
      <StoreTabs />
      <Loaded answer={answer}>
        {(templates) =>
          templates.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchantStore.noTemplates')} />
          ) : (
            <div className="settings-grid">
              {templates.map((template) => (
                <TemplateCard
                  key={template.templateId}
                  template={template}
                  onEdit={() => setEdited(template)}
                  onDelete={() => setDeleted(template)}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      <SameCityPanel />
      <TemplateDrawer template={edited} onClose={() => setEdited(undefined)} />
      {deleted && (
        <TemplateDeletion template={deleted} templates={answer.data ?? []} onClose={() => setDeleted(undefined)} />
      )}
    </Page>
  );
}

interface TemplateDeletionProps {
  template: Template;
  templates: readonly Template[];
  onClose: () => void;
}

function TemplateDeletion({ template, templates, onClose }: TemplateDeletionProps) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const { templateId, name, productCount: count } = template;
  const others = templates.filter((other) => other.templateId !== templateId);
  const options = others.map((other) => ({ value: other.templateId, label: other.name }));
  return (
    <DeleteDialog
      title={text('merchantStore.deleteTemplateTitle', { name })}
      consequences={text(count > 0 ? 'merchantStore.templateInUse' : 'merchantStore.templateUnused', { count })}
      moveTargets={count > 0 ? { label: text('merchantStore.moveToTemplate'), options } : undefined}
      onDelete={async (moveToId) => {
        const done = text('merchantStore.templateDeleted', { name });
        return (await mutate(deleteShippingTemplate, { templateId, moveToId }, { done })).ok;
      }}
      onClose={onClose}
    />
  );
}
