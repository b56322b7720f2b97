// The pages of the local phone: plain HTML that works without scripts.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../stripe/page-layout.ts';
import {
  faultKinds,
  newSid,
  type PhoneFault,
  type PhoneMedia,
  type PhoneStore,
  type PhoneText,
} from './store.ts';

interface PageCall {
  readonly store: PhoneStore;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly at: URL;
  readonly write: (phone: string, body: string, media: readonly PhoneMedia[]) => void;
  readonly again: (text: PhoneText, optOutType: string | null) => void;
  readonly readBody: (request: IncomingMessage) => Promise<Buffer>;
}

const time = (at: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);

const faultWords: Readonly<Record<PhoneFault, string>> = {
  refuse: 'Refuse the next text (500)',
  lose: 'Take the next text and cut the line before the answer',
  undelivered: 'Take the next text and never deliver it',
  silent: 'Deliver the next text and tell nobody',
  vanish: 'Deliver the next text, lose the answer and tell nobody',
};

export async function answerPage(call: PageCall): Promise<void> {
  const { store, request, response, at } = call;
  const phone = at.searchParams.get('phone') ?? '';
  if (request.method === 'POST') {
    const site = request.headers['sec-fetch-site'];
    // Not from another page in the browser of whoever develops.
    if (site === undefined || site === 'same-origin') await act(call, phone);
    response.writeHead(303, { location: phone ? `/?phone=${encodeURIComponent(phone)}#last` : '/' });
    response.end();
    return;
  }
  const html = page(store, phone);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  });
  response.end(html);
}

async function act({ store, request, write, again, readBody }: PageCall, phone: string): Promise<void> {
  const body = new Uint8Array(await readBody(request));
  const form = await new Response(body, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const to = phone || field('phone').trim();
  const picture = form.get('picture');
  const media =
    picture instanceof File && picture.size > 0
      ? [{ sid: newSid('ME'), type: picture.type, bytes: Buffer.from(await picture.arrayBuffer()) }]
      : [];
  const said = field('quick') || field('body');
  if (/^\+1\d{10}$/.test(to) && (said || media.length > 0)) write(to, said, media);
  const fault = faultKinds.find((one) => one === field('fault'));
  if (fault) store.faults.push(fault);
  if (field('calls') === 'set') {
    store.repeats = Math.min(Math.max(Number(field('repeats')) || 1, 1), 5);
    store.delayMs = Math.min(Math.max(Number(field('delay')) || 0, 0), 60) * 1_000;
  }
  const repeated = store.texts.find(({ sid }) => sid === field('again'));
  if (repeated) again(repeated, null);
}

function page(store: PhoneStore, phone: string): string {
  const phones = [...new Set(store.texts.map((one) => one.phone))].toReversed();
  const list = phones
    .map(
      (one) =>
        `<li><a href="/?phone=${encodeURIComponent(one)}"${one === phone ? ' aria-current="page"' : ''}>${escapeHtml(one)}</a>` +
        `${store.blocked.has(one) ? ' <small>said STOP</small>' : ''}</li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Local phone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/phone.css"></head>
<body><header><strong>Local phone</strong> <span>No text leaves this machine. We are ${escapeHtml(store.number)}.</span></header>
<main><nav aria-label="Phones"><h2>Phones</h2>${list ? `<ul>${list}</ul>` : '<p>No text yet.</p>'}
<form method="post"><label for="from">Write from another number</label>
<input id="from" name="phone" placeholder="+14045550123" pattern="\\+1[0-9]{10}" required>
<label for="first">Text</label><input id="first" name="body" required><button>Send</button></form></nav>
${phone ? thread(store, phone) : '<section><p>Choose a phone.</p></section>'}${disturb(store, phone)}</main></body></html>`;
}

function thread(store: PhoneStore, phone: string): string {
  const texts = store.texts.filter((one) => one.phone === phone);
  const items = texts
    .map((one, place) => {
      const pictures = one.media
        .filter(({ type }) => type.startsWith('image/'))
        .map(
          ({ type, bytes }) =>
            `<img alt="Picture that was sent" src="data:${escapeHtml(type)};base64,${bytes.toString('base64')}">`,
        )
        .join('');
      const repeat =
        one.direction === 'inbound'
          ? `<form method="post"><button class="small" name="again" value="${one.sid}">Send its call again</button></form>`
          : '';
      return (
        `<li class="${one.direction === 'inbound' ? 'theirs' : 'ours'}"${place === texts.length - 1 ? ' id="last"' : ''}>` +
        `<p>${linked(one.body)}</p>${pictures}<small>${escapeHtml(time(one.at))}, ${one.direction === 'outbound-reply' ? 'by the provider' : one.status}` +
        `${one.isForgotten ? ', deleted at the provider' : ''}</small>${repeat}</li>`
      );
    })
    .join('');
  const quick = ['YES', 'SÍ', 'STOP', 'ALTO', 'START', 'HELP', '1', '2']
    .map((word) => `<button class="small" name="quick" value="${word}" formnovalidate>${word}</button>`)
    .join('');
  return `<section aria-label="Messages of ${escapeHtml(phone)}"><h1>${escapeHtml(phone)}</h1><ol>${items}</ol>
<form method="post" action="/?phone=${encodeURIComponent(phone)}" enctype="multipart/form-data">
<label for="body">Answer</label><textarea id="body" name="body" rows="2"></textarea>
<label for="picture">Picture</label><input id="picture" name="picture" type="file" accept="image/*,application/pdf">
<p class="row"><button>Send</button>${quick}</p></form></section>`;
}

function disturb(store: PhoneStore, phone: string): string {
  const action = phone ? `/?phone=${encodeURIComponent(phone)}` : '/';
  const faults = faultKinds
    .map((kind) => `<button class="small" name="fault" value="${kind}">${faultWords[kind]}</button>`)
    .join('');
  return `<aside><h2>Make it hard</h2><form method="post" action="${action}"><p class="row">${faults}</p></form>
<p>Waiting to go wrong: ${store.faults.length === 0 ? 'nothing' : escapeHtml(store.faults.join(', '))}.</p>
<form method="post" action="${action}"><label for="repeats">Each signed call comes so many times</label>
<input id="repeats" name="repeats" type="number" min="1" max="5" value="${store.repeats}">
<label for="delay">and so many seconds late</label><input id="delay" name="delay" type="number" min="0" max="60" value="${store.delayMs / 1_000}">
<button name="calls" value="set">Save</button></form></aside>`;
}

const linked = (body: string): string =>
  escapeHtml(body).replace(/https?:\/\/[^\s<&]+/g, (address) => `<a href="${address}">${address}</a>`);

export const stylesheet = `
:root{color-scheme:light dark;--ink:#1a1f36;--ground:#f5f6f8;--card:#fff;--line:#6b7280;--ours:#e3e7f0;--theirs:#d6efdf;--link:#2b3fa6;--bar:#ffdf8a;--bar-ink:#3d2a00}
@media(prefers-color-scheme:dark){:root{--ink:#eceff7;--ground:#14161c;--card:#1d2129;--line:#8b93a3;--ours:#2a3040;--theirs:#1f4030;--link:#a9b8ff;--bar:#4a3a10;--bar-ink:#ffe9b0}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
header{padding:.5rem 1rem;color:var(--bar-ink);background:var(--bar)}
main{max-width:75rem;margin:0 auto;padding:1rem;display:grid;gap:1.5rem}
@media(min-width:60rem){main{grid-template-columns:16rem minmax(0,1fr) 18rem}}
h1,h2{font-size:1.15rem;margin:.5rem 0}
a{color:var(--link);overflow-wrap:anywhere}
nav ul{list-style:none;margin:0 0 1rem;padding:0}
nav a{display:inline-block;padding:.6rem 0}
nav a[aria-current]{font-weight:700}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li.ours,li.theirs{padding:.6rem .9rem;border-radius:.9rem;max-width:85%;overflow-wrap:anywhere}
li.ours{background:var(--ours)}
li.theirs{background:var(--theirs);justify-self:end}
li p{margin:0;white-space:pre-line}
img{display:block;max-width:100%;max-height:12rem;border-radius:.5rem}
label{display:block;font-weight:600;margin:.9rem 0 .25rem}
input,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.375rem}
button{min-height:2.75rem;padding:.5rem 1rem;margin-top:.75rem;font:inherit;font-weight:700;color:#fff;background:#3b3fb6;border:0;border-radius:.375rem;cursor:pointer}
button.small{font-weight:400;color:var(--ink);background:var(--card);border:1px solid var(--line)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:.5rem}
`;
