import type { PageVisit } from '@galleria/contract/call';
import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate } from '@galleria/i18n/translator';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../../../messages/messages.tsx';
import { postReminder } from './post-reminder.server.ts';
import { ReminderButton } from './reminder-button.tsx';

const BACK = '/detail?prodId=7';

function render(isReminded: boolean): string {
  const button = <ReminderButton activity={{ activityId: 3, name: 'Tea days' }} isReminded={isReminded} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/detail', Component: () => button }]);
  return renderToStaticMarkup(
    <MessagesProvider locale="en" catalogueUrl="" text={createTranslate('en', compileCatalogues('en', 'storefront'))}>
      <Stub initialEntries={[BACK]} hydrationData={{ loaderData: { root: {} } }} />
    </MessagesProvider>,
  );
}

function fieldsOf(html: string): FormData {
  const form = new FormData();
  for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]*)"/g)) form.set(name, value);
  return form;
}

async function post(html: string, isSignedIn: boolean) {
  const call = vi.fn(async (_operation: unknown, _input: object) => ({ ok: true, data: null }));
  const visit = { call, isSignedIn, publicUrl: 'https://mall.test' } as unknown as PageVisit;
  const answer = await postReminder(visit, fieldsOf(html));
  return { inputs: call.mock.calls.map(([, input]) => input), location: answer.headers.get('location') };
}

describe('reminder form without scripts', () => {
  it.each([false, true])('changes the state %s to its opposite and redirects back', async (isReminded) => {
    const html = render(isReminded);
    expect(html).toContain('action="/special-discount"');
    const hidden = isReminded ? 'Remind me' : 'You will get a mail';
    expect(html).toContain(`<span class="invisible">${hidden}</span>`);
    expect(html).toContain('<span class="sr-only">Tea days</span>');
    expect(await post(html, true)).toEqual({ inputs: [{ activityId: '3', isOn: !isReminded }], location: BACK });
  });

  it('redirects guests to the sign-in page', async () => {
    expect(await post(render(false), false)).toEqual({
      inputs: [],
      location: `/login?redirect=${encodeURIComponent(BACK)}`,
    });
  });
});
