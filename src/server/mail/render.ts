import type { Locale } from '#domain/languages.ts';
import { dark, light } from '#styles/palette.ts';

/** A piece of a mail. Text and HTML are made from the same blocks, so they cannot say different things. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export interface Letter {
  readonly language: Locale;
  /** Who writes: the first words of the mail, in the place of a letterhead. */
  readonly from: string;
  /** What it is about: the subject without the sender, and the only large heading. */
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Below the line: contact, who we are and are not. */
  readonly footer: readonly string[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The letter as text and as HTML: no tables, no images, nothing that is fetched or counted when the mail is opened. */
export function renderMail({ language, from, heading, blocks, footer }: Letter): RenderedMail {
  // A line break in a subject would end the header.
  const subject = `${heading} | ${from}`.replace(/[\r\n]+/g, ' ');
  const head = [from, heading.toUpperCase()];
  return {
    subject,
    text: `${[...head, ...blocks.map(blockText), '-- ', ...footer].join('\n\n')}\n`,
    html: page({ language, from, heading, blocks, footer }, subject),
  };
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
  }
}

const styles = {
  body: `margin:0;padding:0;background:${light.ground};color:${light.text};`,
  frame:
    "max-width:560px;margin:0 auto;padding:24px 20px;font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.55;",
  from: `margin:0;font-family:Literata,Georgia,serif;font-size:21px;font-weight:600;line-height:1.2;color:${light.heading};`,
  rule: `margin:12px 0 24px;border:0;border-top:3px solid ${light.accent};`,
  title: `margin:0 0 14px;font-family:Literata,Georgia,serif;font-size:26px;font-weight:600;line-height:1.2;color:${light.heading};`,
  text: 'margin:0 0 16px;',
  heading: `margin:28px 0 8px;font-size:19px;line-height:1.3;color:${light.heading};`,
  button: `display:inline-block;padding:14px 22px;border-radius:10px;background:${light.action};color:${light.onAction};font-weight:600;text-decoration:none;`,
  address: `font-size:13px;line-height:1.4;word-break:break-word;color:${light.soft};`,
  facts: `margin:0 0 16px;padding:14px 18px;background:${light.card};border:1px solid ${light.line};border-radius:10px;`,
  label: `margin:0;font-size:14px;color:${light.soft};`,
  value: 'margin:0 0 8px;font-weight:600;',
  list: 'margin:0 0 16px;padding-left:22px;',
  footer: `margin:28px 0 0;padding-top:16px;border-top:1px solid ${light.line};font-size:14px;color:${light.soft};`,
  small: 'margin:0 0 10px;',
} as const;

/**
 * Programs that ask for dark colors get ours; the others keep the light ones, which stand on the elements because many
 * throw a style sheet away.
 */
const inTheDark = [
  `body{background:${dark.ground}!important;color:${dark.text}!important}`,
  `h1,h2,.sender{color:${dark.heading}!important}`,
  `.soft{color:${dark.soft}!important;border-color:${dark.line}!important}`,
  `.facts{background:${dark.card}!important;border-color:${dark.line}!important}`,
  `.button{background:${dark.action}!important;color:${dark.onAction}!important}`,
].join('');

function page({ language, from, heading, blocks, footer }: Letter, title: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<style>@media (prefers-color-scheme:dark){${inTheDark}}</style>`,
    `<title>${escapeHtml(title)}</title></head><body style="${styles.body}">`,
    `<div style="${styles.frame}">`,
    `<p class="sender" style="${styles.from}">${lines(from)}</p><hr style="${styles.rule}">`,
    `<h1 style="${styles.title}">${lines(heading)}</h1>`,
    ...blocks.map(blockHtml),
    `<div class="soft" style="${styles.footer}">`,
    ...footer.map((line) => `<p style="${styles.small}">${lines(line)}</p>`),
    '</div></div></body></html>',
  ].join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${styles.text}">${lines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="${styles.heading}">${lines(block.text)}</h2>`;
    case 'button': {
      const href = escapeHtml(block.href);
      // The same link is below: some programs show no buttons, and people like to see where one leads.
      return (
        `<p style="${styles.text}"><a class="button" href="${href}" style="${styles.button}">${lines(block.label)}</a></p>` +
        `<p style="${styles.text}"><a class="soft" href="${href}" style="${styles.address}">${lines(shortAddress(block.href))}</a></p>`
      );
    }
    case 'facts': {
      const rows = block.rows.map(
        ([label, value]) =>
          `<dt class="soft" style="${styles.label}">${lines(label)}</dt><dd style="${styles.value}">${lines(value)}</dd>`,
      );
      return `<dl class="facts" style="${styles.facts}">${rows.join('')}</dl>`;
    }
    case 'list':
      return `<ul style="${styles.list}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
  }
}

/** Where an address leads, without what only a machine reads. */
function shortAddress(href: string): string {
  const { host, pathname } = new URL(href);
  return host + pathname;
}

/** References and phone numbers that break at a hyphen are hard to read out, and to dial. */
const unbroken = /\b(?:FK-\d{4}-[0-9A-Z]{6}|[0-9A-Z]{4}-[0-9A-Z]{4}|(?:1-)?\d{3}-\d{3}-\d{4})\b/g;

function lines(text: string): string {
  return escapeHtml(text)
    .replaceAll(unbroken, '<span style="white-space:nowrap">$&</span>')
    .replaceAll('\n', '<br>');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML that shows exactly that text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
