// The pages on which a mail of the local inbox is answered, as from a mail program: plain HTML that works without scripts.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Mailbox, ReceivedMail } from '../mail/start-mailbox.ts';
import { escapeHtml } from '../stripe/page-layout.ts';
import type { Delivered, Delivery } from './receiver.ts';
import { pageHtml, pagePolicy, styleSheet } from './page-layout.ts';
import { programs, writeAnswer, writeReport, type MailToAnswer, type Program } from './write-answer.ts';

export interface AnswerPages {
  answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface Parts {
  mailbox: Mailbox | undefined;
  address: string;
  deliver: (delivery: Delivery) => Promise<Delivered>;
}

/** What comes back for a mail, as its form names it. */
const kinds = {
  answer: 'Their answer',
  automatic: 'An automatic answer (away from the office)',
  bounced: 'The mail server: there is no such mailbox',
  delayed: 'The mail server: it is late and still tried',
} as const;
type Kind = keyof typeof kinds;

/** On the list; older ones open by their address. */
const mostShown = 100;

const senders = {
  own: 'their own address, proven by its domain (DMARC passes)',
  unproven: 'their own address, forged (DMARC fails)',
  other: 'another address of theirs, proven',
} as const;
type Sender = keyof typeof senders;

const programNames: Record<Program, string> = {
  gmail: 'Gmail',
  apple: 'an iPhone',
  outlook: 'Outlook',
  none: 'a program that repeats nothing',
};

export function answerPages({ mailbox, address, deliver }: Parts): AnswerPages {
  async function mails(): Promise<ReceivedMail[]> {
    return (await (mailbox?.messages() ?? Promise.resolve([]))).toReversed();
  }

  async function submit(mail: ReceivedMail, request: IncomingMessage): Promise<string> {
    const form = await new Response(new Uint8Array(await buffer(request)), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const one = (name: string) => String(form.get(name) ?? '');
    const toAnswer = await readMail(mail);
    const kind = one('kind') as Kind;
    if (kind === 'bounced' || kind === 'delayed') {
      const failed = kind === 'bounced';
      const raw = writeReport(toAnswer, failed ? 'failed' : 'delayed', failed ? '5.1.1' : '4.4.1');
      return told(await deliver({ raw, from: '', to: [toAnswer.returnPath] }));
    }
    const sender = one('sender') as Sender;
    const from = sender === 'other' ? one('other') || 'somebody@elsewhere.example' : toAnswer.to;
    const files = [];
    for (const file of form.getAll('files')) {
      if (typeof file === 'string' || file.size === 0) continue;
      const content = Buffer.from(await file.arrayBuffer());
      files.push({ filename: file.name, content, ...(file.type && { contentType: file.type }) });
    }
    const program = programs.find((name) => name === one('program')) ?? 'gmail';
    const raw = await writeAnswer(toAnswer, {
      from,
      text: one('text'),
      program,
      language: one('language') === 'es' ? 'es' : 'en',
      files,
      ...(kind === 'automatic' && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    });
    const dmarc = sender === 'unproven' ? 'FAIL' : 'PASS';
    return told(
      await deliver({ raw, from, to: [toAnswer.replyTo], dmarc, times: Number(one('times')) || 1 }),
    );
  }

  return {
    async answer(url, request, response) {
      if (url.pathname === '/style.css') {
        response.writeHead(200, { 'content-type': 'text/css' }).end(styleSheet);
        return;
      }
      const [, id] = /^\/answer\/([\w-]+)$/.exec(url.pathname) ?? [];
      const all = await mails();
      const mail = id === undefined ? undefined : all.find((one) => one.id === id);
      if (url.pathname !== '/' && !mail) {
        send(response, 404, pageHtml('Not here', '<p>There is no such mail. <a href="/">All mails</a></p>'));
        return;
      }
      if (!mail) send(response, 200, await listPage(all, address));
      else if (request.method === 'POST')
        send(response, 200, await formPage(mail, await submit(mail, request)));
      else send(response, 200, await formPage(mail, null));
    },
  };
}

function send(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
    })
    .end(html);
}

const told = ({ statuses }: Delivered): string =>
  `Delivered. The site answered ${statuses.map((status) => (status === 0 ? 'nothing' : String(status))).join(', ')}.`;

interface ReadMail extends MailToAnswer {
  takesAnswers: boolean;
  returnPath: string;
  language: 'en' | 'es';
}

/** What of a stored mail its answer needs. The inbox keeps few of its headers, so they are read from the mail itself. */
export async function readMail(mail: ReceivedMail): Promise<ReadMail> {
  const {
    headers,
    from,
    to,
    replyTo,
    subject = '',
    messageId = '',
    text = '',
  } = await PostalMime.parse(await readFile(mail.source));
  const sender = from?.address ?? '';
  const answersTo = replyTo?.[0]?.address;
  return {
    from: from?.name ? `${from.name} <${sender}>` : sender,
    to: to?.[0]?.address ?? '',
    subject,
    messageId,
    text,
    sentAt: new Date(mail.time),
    replyTo: answersTo ?? sender,
    takesAnswers: answersTo !== undefined,
    returnPath: mail.envelope.from.address || (answersTo ?? sender),
    language: headers.find(({ key }) => key === 'content-language')?.value === 'es' ? 'es' : 'en',
  };
}

async function listPage(mails: readonly ReceivedMail[], address: string): Promise<string> {
  const shown = await Promise.all(
    mails.slice(0, mostShown).map(async (mail) => ({ id: mail.id, ...(await readMail(mail)) })),
  );
  const rows = shown.map(({ id, to, subject, sentAt, takesAnswers }) => {
    const time = sentAt.toLocaleString('en-US', { timeZone: 'America/New_York' });
    return `<li><a href="/answer/${escapeHtml(id)}">${escapeHtml(subject)}</a>
<p class="hint">to ${escapeHtml(to)}, ${escapeHtml(time)}${takesAnswers ? '' : '. Its answer goes to no case.'}</p></li>`;
  });
  return pageHtml(
    'Answer a mail',
    `<h1>Answer a mail</h1>
<p>The newest mails of the local inbox. Answers go to <code>${escapeHtml(address)}</code> with a part of their own behind a plus sign,
and reach the site as from the real receiver.</p>
${rows.length === 0 ? '<p>No mail yet.</p>' : `<ul class="mails">${rows.join('')}</ul>`}`,
  );
}

function options<Name extends string>(names: Readonly<Record<Name, string>>): string {
  return Object.entries<string>(names)
    .map(([value, text]) => `<option value="${value}">${escapeHtml(text)}</option>`)
    .join('');
}

async function formPage(mail: ReceivedMail, result: string | null): Promise<string> {
  const { to, subject, text, replyTo, returnPath, language } = await readMail(mail);
  return pageHtml(
    `Answer: ${subject}`,
    `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p class="hint">To ${escapeHtml(to)}. An answer goes to <code>${escapeHtml(replyTo)}</code>, a report to <code>${escapeHtml(returnPath)}</code>.</p>
${result === null ? '' : `<p class="result" role="status">${escapeHtml(result)}</p>`}
<form method="post" enctype="multipart/form-data" class="card">
<label for="kind">What comes back</label><select id="kind" name="kind">${options(kinds)}</select>
<label for="text">Their words</label><textarea id="text" name="text" rows="5"></textarea>
<label for="files">Files</label><input id="files" name="files" type="file" multiple>
<label for="sender">From</label><select id="sender" name="sender">${options(senders)}</select>
<label for="other">The other address</label><input id="other" name="other" placeholder="somebody@elsewhere.example">
<div class="pair"><div><label for="program">Written with</label><select id="program" name="program">${options(programNames)}</select></div>
<div><label for="language">in</label><select id="language" name="language"><option value="en">English</option><option value="es"${language === 'es' ? ' selected' : ''}>Spanish</option></select></div></div>
<label for="times">The site is told so many times</label><input id="times" name="times" type="number" min="1" max="20" value="1">
<button class="wide">Send it</button>
</form>
<details><summary>What it answers</summary><pre>${escapeHtml(text)}</pre></details>`,
  );
}
