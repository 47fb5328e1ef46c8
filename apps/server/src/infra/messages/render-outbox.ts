import { directionOf, isLocale, languageTag } from '@galleria/domain/site/locales';
import { escapeHtml } from '../text/escape-html.ts';
import type { ListedMessage } from './messages-db.ts';

interface Outbox {
  readonly messages: readonly ListedMessage[];
  /** Only messages to this address are shown; empty for all. */
  readonly address: string;
  readonly gateways: { readonly mail: boolean; readonly mobile: boolean };
  readonly nonce: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.55 system-ui, sans-serif; --line: #8884; --faint: #8882; --brand: #c8371f; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; } h1 { margin: 0; } h2 { font-size: 1.05rem; margin: .2rem 0; }
p { margin: .4rem 0; max-width: 44rem; } form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: 1.2rem 0; }
input, button { font: inherit; padding: .45rem .8rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; }
input { flex: 1; min-width: 12rem; max-width: 24rem; } button { border-color: var(--brand); background: var(--brand); color: #fff; cursor: pointer; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; } a { color: inherit; }
article { border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.2rem; margin: 1rem 0; }
header { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: baseline; } time, .state { font-size: .85rem; opacity: .8; }
.words { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; margin-top: .6rem; }
pre { margin: 0; padding: .8rem; border-radius: 8px; background: var(--faint); white-space: pre-wrap; overflow-wrap: anywhere; font: .9rem/1.55 ui-monospace, monospace; }
iframe { width: 100%; height: 30rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }`;

/** Shows new messages as soon as they arrive, except while the search field has focus. */
const SCRIPT = `
const newest = document.body.dataset.newest;
setInterval(async () => {
  if (document.hidden || document.activeElement instanceof HTMLInputElement) return;
  try {
    const { messages } = await (await fetch('/dev/outbox.json' + location.search)).json();
    const [latest] = messages;
    if ((latest ? latest.id + latest.state : '') !== newest) location.reload();
  } catch { /* The mall is stopped or starting; the next poll will find out. */ }
}, 2000);`;

const STATES: Record<ListedMessage['state'], string> = {
  waiting: 'waiting to be sent',
  kept: 'not sent: no gateway is configured',
  sent: 'sent; what it said is erased',
  failed: 'could not be sent; what it said is erased',
};

/** The outbox as one HTML page. */
export function renderOutbox({ messages, address, gateways, nonce }: Outbox): string {
  const [latest] = messages;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Outbox</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style nonce="${nonce}">${STYLE}</style></head>
<body data-newest="${latest ? escapeHtml(latest.id + latest.state) : ''}"><main>
<h1>Outbox</h1>
<p>What this mall writes to people: codes, notices, welcomes. ${describeGateways(gateways)}</p>
<p>This page is for trying the mall out. It answers to this machine alone and does not exist in production.
It looks for new messages by itself; the latest 50 are shown, the newest first.
For programs: <a href="/dev/outbox.json">outbox.json</a>.</p>
<form method="get"><input name="to" type="search" aria-label="Address or number" placeholder="Address or number" value="${escapeHtml(address)}">
<button>Show only these</button>${address ? '<a href="/dev/outbox">Show all</a>' : ''}</form>
${messages.map(renderMessage).join('') || `<p>Nothing was written${address ? ` to ${escapeHtml(address)}` : ''} yet.</p>`}
</main><script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}

function describeGateways({ mail, mobile }: Outbox['gateways']): string {
  if (mail && mobile)
    return 'Mail and text messages leave through their gateways; after that only the envelope stays here.';
  if (mail) return 'Mail leaves by SMTP. Text messages stay here, since no gateway is configured for them (SMS_URL).';
  if (mobile)
    return 'Text messages leave through their gateway. Mail stays here, since no mail server is configured (SMTP_URL).';
  return 'No mail server (SMTP_URL) and no gateway for text messages (SMS_URL) is configured, so nothing leaves this machine: read it here.';
}

function renderMessage(message: ListedMessage): string {
  const { channel, address, createdAt, subject, state, problem, template } = message;
  const moment = createdAt.toISOString();
  const title = subject || (channel === 'mobile' ? 'Text message' : template);
  return `<article><header><b>${escapeHtml(address)}</b>
<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time>
<span class="state">${escapeHtml(template)} · ${escapeHtml(STATES[state])}${problem ? ` · ${escapeHtml(problem)}` : ''}</span></header>
<h2 dir="auto">${escapeHtml(title)}</h2>${renderBody(message)}</article>`;
}

/** The frame may run nothing and load nothing, whatever the message contains. */
function renderBody({ text, html, locale }: ListedMessage): string {
  if (!text) return '';
  const language = isLocale(locale) ? `lang="${languageTag(locale)}" dir="${directionOf(locale)}"` : '';
  const preview = html ? `<iframe sandbox title="As mail programs show it" srcdoc="${escapeHtml(html)}"></iframe>` : '';
  return `<div class="words"><pre ${language}>${escapeHtml(text)}</pre>${preview}</div>`;
}
