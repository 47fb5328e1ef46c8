import type { FormEvent } from 'react';
import { Form } from 'react-router';
import type { Address } from '../../../features/addresses/address-fields.ts';
import { AddressLines } from '../../../features/addresses/address-lines.tsx';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { OpenHere } from '../../../ui/links/open-here.tsx';
import { ConfirmedAction } from '../forms/confirmed-action.tsx';
import { useRowAction } from '../forms/row-action-feedback.tsx';

export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const text = useText();
  const { addrId, receiver, commonAddr } = address;
  const isDefault = commonAddr === 1;
  return (
    <li
      className={`card flex flex-col justify-between gap-3 p-4 pb-2 sm:p-5 sm:pb-3 ${isDefault ? 'ring-1 ring-brand ring-inset' : ''}`}
    >
      <div className="flex items-start justify-between gap-3">
        <AddressLines address={address} />
        {isDefault && (
          <span className="shrink-0">
            <Badge tone="soft">{text('addresses.default')}</Badge>
          </span>
        )}
      </div>
      <div className="-mx-2 flex flex-wrap items-center gap-1 border-line border-t pt-2">
        <OpenHere
          to={`?edit=${addrId}`}
          tone="quiet"
          size="small"
          onOpen={onEdit}
          aria-label={text('addresses.editOf', { receiver })}
        >
          {text('addresses.edit')}
        </OpenHere>
        <ConfirmedAction
          fields={{ form: 'delete', addrId: String(addrId) }}
          tone="quiet"
          label={text('addresses.delete')}
          accessibleLabel={text('addresses.deleteOf', { receiver })}
          question={text('addresses.deleteTitle')}
          consequence={text('addresses.deleteText')}
          doneText={text('addresses.deleted')}
        />
        {!isDefault && <MakeDefault address={address} />}
      </div>
    </li>
  );
}

function MakeDefault({ address: { addrId, receiver } }: { address: Address }) {
  const text = useText();
  const fields = { form: 'default', addrId: String(addrId) };
  const { act, busy, problem } = useRowAction({ fields, doneText: text('addresses.defaultSaved') });

  function submit(event: FormEvent) {
    event.preventDefault();
    void act();
  }

  return (
    <>
      <Form method="post" onSubmit={submit} className="ms-auto">
        <input type="hidden" name="form" value="default" />
        <input type="hidden" name="addrId" value={addrId} />
        <Button
          type="submit"
          tone="quiet"
          size="small"
          busy={busy}
          aria-label={text('addresses.makeDefaultOf', { receiver })}
        >
          {text('addresses.makeDefault')}
        </Button>
      </Form>
      {problem && (
        <div className="order-last basis-full px-2">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      )}
    </>
  );
}
