import type { Locale } from '#domain/languages.ts';
import { light } from '#styles/palette.ts';

/** A piece of a mail. Text and HTML are made from the same blocks, so they cannot say different things. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export interface Letter {
  readonly language: Locale;
  readonly subject: string;
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
export function renderMail({ language, subject, blocks, footer }: Letter): RenderedMail {
  // A line break in a subject would end the header.
  const title = subject.replace(/[\r\n]+/g, ' ');
  return {
    subject: title,
    text: `${[...blocks.map(blockText), '-- ', ...footer].join('\n\n')}\n`,
    html: page(language, title, blocks, footer),
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
  text: 'margin:0 0 16px;',
  heading: `margin:28px 0 8px;font-size:19px;line-height:1.3;color:${light.heading};`,
  button: `display:inline-block;padding:14px 22px;border-radius:10px;background:${light.action};color:${light.onAction};font-weight:600;text-decoration:none;`,
  address: `margin:0 0 16px;font-size:14px;word-break:break-all;color:${light.soft};`,
  facts: `margin:0 0 16px;padding:14px 18px;background:${light.card};border:1px solid ${light.line};border-radius:10px;`,
  label: `margin:0;font-size:14px;color:${light.soft};`,
  value: 'margin:0 0 8px;font-weight:600;',
  list: 'margin:0 0 16px;padding-left:22px;',
  footer: `margin:28px 0 0;padding-top:16px;border-top:1px solid ${light.line};font-size:14px;color:${light.soft};`,
  small: 'margin:0 0 10px;',
} as const;

function page(language: Locale, title: string, blocks: readonly Block[], footer: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${escapeHtml(title)}</title></head><body style="${styles.body}">`,
    `<div style="${styles.frame}">`,
    ...blocks.map(blockHtml),
    `<div style="${styles.footer}">`,
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
      // The full address is below: some programs show no buttons, and people like to see where a link leads.
      return (
        `<p style="${styles.text}"><a href="${href}" style="${styles.button}">${lines(block.label)}</a></p>` +
        `<p style="${styles.address}">${href}</p>`
      );
    }
    case 'facts': {
      const rows = block.rows.map(
        ([label, value]) =>
          `<dt style="${styles.label}">${lines(label)}</dt><dd style="${styles.value}">${lines(value)}</dd>`,
      );
      return `<dl style="${styles.facts}">${rows.join('')}</dl>`;
    }
    case 'list':
      return `<ul style="${styles.list}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
  }
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
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
